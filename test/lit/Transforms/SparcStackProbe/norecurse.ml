(* A function that LLVM knows not to recurse needs no store, although its call
   of a closure might reach it.

   RUN: %mincaml-llc %s -g0 --passes='sparc-stack-probe' --emit=llvm -o - | FileCheck --check-prefix=BEFORE %s
   RUN: %mincaml-llc %s -g0 --passes=no-op-module --emit=llvm -o - \
   RUN:   | sed '/^define .*@ml.f[(]/s/ {$/ norecurse {/' | %opt -passes=sparc-stack-probe -S \
   RUN:   | FileCheck --check-prefix=NORECURSE %s
   RUN: %mincaml-llc %s -g0 -O2 -S -o - | FileCheck --check-prefix=ASM %s
   BEFORE-LABEL: @ml.f(
   BEFORE: store volatile
   NORECURSE-LABEL: @ml.f(
   NORECURSE-NEXT: entry:
   NORECURSE-NEXT: %code = load ptr, ptr %g
   NORECURSE-NEXT: %a = call tailcc i32 %code(i32 1, ptr %g)
   ASM-NOT: st %g0, [%fp
   ASM: call min_caml_print_int
   ASM-NEXT: mov 2, %o0
   ASM-NOT: st %g0, [%fp
 *)
let rec id x = x in
let rec f g = let a = g 1 in a + 1 in
let rec use h = h id in
print_int (use f)
