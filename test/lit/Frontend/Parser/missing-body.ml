(* A definition has to have a body.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+6]]:1: error: expected an expression, found the end of the file [MC0202]
   CHECK-EMPTY:
   CHECK-NEXT: ^
   CHECK-NEXT: 1 error generated.
*)
let x = 1 in
