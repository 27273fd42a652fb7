(* The types that can be compared in the original language.

   RUN: not %mincaml-llc -std=mincaml %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+4]]:16: error: `=` can only compare ints, floats and bools, but these have type int * int [MC0312]
   CHECK-NEXT: let x = (1, 2) = (3, 4) in
   CHECK: 1 error generated.
*)
let x = (1, 2) = (3, 4) in
()
