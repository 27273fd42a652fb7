(* A function has as many arguments as its definition has parameters, at most.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+21]]:29: error: 'add' takes 2 arguments, but 3 are given [MC0308]
   CHECK-NEXT: let () = print_int (add 1 2 3)
   CHECK-NEXT: ~~~     ^
   CHECK-NEXT: :[[#@LINE+16]]:5: note: 'add' is defined here, with type int -> int -> int
   CHECK-NEXT: let add x y = x + y
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+16]]:25: error: 'g' takes 1 argument, but 2 are given [MC0308]
   CHECK-NEXT: let () = print_int (g 1 2)
   CHECK-NEXT: ~   ^
   CHECK-NEXT: :[[#@LINE+11]]:5: note: 'g' is defined here, with type int * int -> int
   CHECK-NEXT: let g (x, y) = x * y
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+11]]:10: error: the pattern `()` takes a value of type unit, but this expression has type unit -> unit [MC0323]
   CHECK-NEXT: let () = print_newline
   CHECK-NEXT: ~~   ^~~~~~~~~~~~~
   CHECK-NEXT: ()
   CHECK-NEXT: note: to call a function that takes unit, write `()` after it
   CHECK-NEXT: 3 errors generated.
*)
let add x y = x + y
let g (x, y) = x * y
let () = print_int (add 1 2 3)
let () = print_int (g 1 2)
let () = print_newline
