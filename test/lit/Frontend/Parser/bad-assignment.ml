(* Only array elements and fields can be assigned to by `<-`.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+17]]:3: error: `<-` can only assign to an element of an array or a field of a record: `a.(i) <- e`, `r.x <- e` [MC0217]
   CHECK-NEXT: x <- 2;
   CHECK-NEXT: ^~
   CHECK-NEXT: note: `:=` assigns to a reference
   CHECK-NEXT: :[[#@LINE+14]]:9: error: `<-` can only assign to an element of an array or a field of a record: `a.(i) <- e`, `r.x <- e` [MC0217]
   CHECK-NEXT: (a.(0)) <- 3;
   CHECK-NEXT: ^~
   CHECK-NEXT: note: `:=` assigns to a reference
   CHECK-NEXT: :[[#@LINE+11]]:9: error: `<-` can only assign to an element of an array or a field of a record: `a.(i) <- e`, `r.x <- e` [MC0217]
   CHECK-NEXT: f a.(0) <- 4
   CHECK-NEXT: ^~
   CHECK-NEXT: :[[#@LINE+8]]:3: note: this is an argument of a call; to assign to it after the call, write `;` before it; to assign to an element of the result, write `(f x).(i) <- e`
   CHECK-NEXT: f a.(0) <- 4
   CHECK-NEXT: ^~~~~
   CHECK-NEXT: 3 errors generated.
*)
let x = 1 in
x <- 2;
(a.(0)) <- 3;
f a.(0) <- 4
