(* Only functions can be applied.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+17]]:12: error: 'x' has type int: it is not a function and cannot be applied [MC0309]
   CHECK-NEXT: print_int (x 2);
   CHECK-NEXT: ^ ~
   CHECK-NEXT: :[[#@LINE+13]]:5: note: 'x' is defined here
   CHECK-NEXT: let x = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+12]]:12: error: this literal has type int: it is not a function and cannot be applied [MC0309]
   CHECK-NEXT: print_int (3 4);
   CHECK-NEXT: ^ ~
   CHECK-NEXT: :[[#@LINE+10]]:2: error: this expression has type unit: it is not a function and cannot be applied [MC0309]
   CHECK-NEXT: (print_newline ())
   CHECK-NEXT: ^~~~~~~~~~~~~~~~
   CHECK-NEXT: ;
   CHECK-NEXT: note: to evaluate expressions one after the other, write `;` between them
   CHECK-NEXT: 3 errors generated.
*)
let x = 1 in
print_int (x 2);
print_int (3 4);
(print_newline ())
(print_int 5)
