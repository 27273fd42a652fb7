(* Neither a name nor a reference is assigned to by `<-`.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+11]]:12: error: `<-` can only assign to an element of an array or a field of a record: `a.(i) <- e`, `r.x <- e` [MC0217]
   CHECK-NEXT: let () = r <- 5
   CHECK-NEXT: ^~
   CHECK-NEXT: note: `:=` assigns to a reference
   CHECK-NEXT: :[[#@LINE+8]]:25: error: `<-` can only assign to an element of an array or a field of a record: `a.(i) <- e`, `r.x <- e` [MC0217]
   CHECK-NEXT: let () = let x = 1 in x <- 2
   CHECK-NEXT: ^~
   CHECK-NEXT: note: `:=` assigns to a reference
   CHECK-NEXT: 2 errors generated.
*)
let r = ref 0
let () = r <- 5
let () = let x = 1 in x <- 2
