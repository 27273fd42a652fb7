(* OCaml prints a constructor without arguments as its position, and another value of a
   variant or a record as `_`.
   RUN: %everywhere %s --status=2
*)
type color = Red | Green | Blue
type t = A | B of int | C | D of float
type point = { x : int; y : int }
exception E of color * t * color * t * int option * int list * point * string * int
let f n = if n > 2 then raise (E (Green, C, Blue, B n, None, [ n ], { x = 1; y = n }, "text", 4))
let () = f 3

(* >>> errors
Fatal error: exception Uncaught-data.E(1, 1, 2, _, 0, _, _, "text", 4)
<<< *)

(* >>> output
<<< *)
