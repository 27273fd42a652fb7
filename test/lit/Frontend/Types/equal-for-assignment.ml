(* `=` in the place of `:=`.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+19]]:11: error: the right operand of `=` has type int, but int ref is expected [MC0301]
   CHECK-NEXT: total = !total + 1;
   CHECK-NEXT: ~~~~~   ^~~~~~~~~~
   CHECK-NEXT: :=
   CHECK-NEXT: note: `=` compares; `:=` assigns to a reference
   CHECK-NEXT: :[[#@LINE+12]]:5: note: 'total' is defined here
   CHECK-NEXT: let total = ref 0
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: :[[#@LINE+12]]:14: error: the right operand of `<` has type int, but int ref is expected [MC0301]
   CHECK-NEXT: if total < 3 then print_int !total
   CHECK-NEXT: ~~~~~   ^
   CHECK-NEXT: note: to compare the contents of a reference, write `!r = e`; to assign to the reference, write `r := e`
   CHECK-NEXT: :[[#@LINE+5]]:5: note: 'total' is defined here
   CHECK-NEXT: let total = ref 0
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: 2 errors generated.
*)
let total = ref 0
let () =
  total = !total + 1;
  if total < 3 then print_int !total
