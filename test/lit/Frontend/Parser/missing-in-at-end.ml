(* A definition has to have a body.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+9]]:10: error: expected `in` after the definition of 'x', found the end of the file [MC0205]
   CHECK-NEXT: let x = 1
   CHECK-NEXT: ^
   CHECK-NEXT: in
   CHECK-NEXT: :[[#@LINE+5]]:1: note: the definition begins here
   CHECK-NEXT: let x = 1
   CHECK-NEXT: ^~~
   CHECK-NEXT: 1 error generated.
*)
let x = 1
