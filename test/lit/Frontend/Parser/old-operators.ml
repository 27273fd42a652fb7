(* OCaml's old spellings of `||` and `&&`, and the type of the result of `fun`.

   RUN: %mincaml-llc %s --emit=ast | FileCheck %s

   CHECK:      let f a b =
   CHECK-NEXT:   if a || b then
   CHECK:      let g a b =
   CHECK-NEXT:   a && b
   CHECK:      fun (x : int) y : int ->
   CHECK-NEXT:   x + y
*)
let f a b = if a or b then 1 else 2
let g a b = a & b
let h = fun (x : int) y : int -> x + y
let () = print_int (h 1 (f (g true false) false))
