(* There are no lists.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+8]]:9: error: `[` is not in MinCaml: there are no lists; use arrays and `a.(i)` [MC0119]
   CHECK-NEXT: let a = [1; 2; 3]
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+6]]:11: error: `::` is not in MinCaml: there are no lists; use arrays [MC0119]
   CHECK-NEXT: let b = 0 :: a
   CHECK-NEXT: ^~
   CHECK-NEXT: 2 errors generated.
*)
let a = [1; 2; 3]
let b = 0 :: a
