(* Only array elements can be assigned to.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+12]]:3: error: only an element of an array can be assigned to: `a.(i) <- e` [MC0217]
   CHECK-NEXT: x <- 2;
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+10]]:9: error: only an element of an array can be assigned to: `a.(i) <- e` [MC0217]
   CHECK-NEXT: (a.(0)) <- 3;
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+8]]:9: error: only an element of an array can be assigned to: `a.(i) <- e` [MC0217]
   CHECK-NEXT: f a.(0) <- 4
   CHECK-NEXT: ^~
   CHECK-NEXT: 3 errors generated.
*)
let x = 1 in
x <- 2;
(a.(0)) <- 3;
f a.(0) <- 4
