(* A program of the original language is unit.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:14: error: a program must have type unit, but this program has type int [MC0315]
   CHECK-NEXT: let x = 1 in x + 1
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: note: `print_int` prints an int
   CHECK-NEXT: 1 error generated.
*)
let x = 1 in x + 1
