(* `=` in the place of `:=`.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+15]]:11: error: the right operand of `=` has type int, but int ref is expected [MC0301]
   CHECK-NEXT: total = !total + 1;
   CHECK-NEXT: ~~~~~   ^~~~~~~~~~
   CHECK-NEXT: !
   CHECK-NEXT: note: `!` takes what a reference holds, to compare it; to assign to the reference, write `:=`
   CHECK-NEXT: :[[#@LINE+8]]:5: note: 'total' is defined here
   CHECK-NEXT: let total = ref 0
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+7]]:3: error: the expression before `;` must have type unit, but this has type bool
   CHECK: error: the right operand of `<` has type int, but int ref is expected [MC0301]
   CHECK-NOT: `:=`
   CHECK: 3 errors generated.
*)
let total = ref 0
let () =
  total = !total + 1;
  if total < 3 then print_int !total
