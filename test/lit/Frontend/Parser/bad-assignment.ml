(* Only array elements can be assigned to by `<-`.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+15]]:3: error: only an element of an array can be assigned to: `a.(i) <- e` [MC0217]
   CHECK-NEXT: x <- 2;
   CHECK-NEXT: ^~
   CHECK-NEXT: note: `:=` assigns to a reference
   CHECK-NEXT: :[[#@LINE+12]]:9: error: only an element of an array can be assigned to: `a.(i) <- e` [MC0217]
   CHECK-NEXT: (a.(0)) <- 3;
   CHECK-NEXT: ^~
   CHECK-NEXT: note: `:=` assigns to a reference
   CHECK-NEXT: :[[#@LINE+9]]:9: error: only an element of an array can be assigned to: `a.(i) <- e` [MC0217]
   CHECK-NEXT: f a.(0) <- 4
   CHECK-NEXT: ^~
   CHECK-NEXT: note: `:=` assigns to a reference
   CHECK-NEXT: 3 errors generated.
*)
let x = 1 in
x <- 2;
(a.(0)) <- 3;
f a.(0) <- 4
