(* Conditions are bool.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+14]]:4: error: a condition must have type bool, but this expression has type int [MC0306]
   CHECK-NEXT: if n then print_int 1 else ();
   CHECK-NEXT: ^
   CHECK-NEXT: note: a number is not a condition; compare it: `e <> 0`
   CHECK-NEXT: :[[#@LINE+9]]:5: note: 'n' is defined here
   CHECK-NEXT: let n = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+8]]:18: error: a condition must have type bool, but this expression has type int [MC0306]
   CHECK-NEXT: if (print_int 1; n + 1) then print_int 2
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: note: a number is not a condition; compare it: `e <> 0`
   CHECK-NEXT: 2 errors generated.
*)
let n = 1 in
if n then print_int 1 else ();
if (print_int 1; n + 1) then print_int 2
