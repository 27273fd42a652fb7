(* What LLVM has found not to recurse needs no store, although a call through a
   closure might reach it for all we see.

   RUN: %mincaml-llc %s -g0 --passes='sparc-stack-probe' --emit=llvm -o - | FileCheck --check-prefix=BEFORE %s
   RUN: %mincaml-llc %s -g0 -O2 -S -o - | FileCheck --check-prefix=ASM %s
   BEFORE-LABEL: @ml.f(
   BEFORE: store volatile
   ASM-NOT: st %g0, [%fp
 *)
let rec id x = x in
let rec f g = let a = g 1 in a + 1 in
let rec use h = h id in
print_int (use f)
