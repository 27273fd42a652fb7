(* `-` before a float expression. *)
let negate x = -(x *. 1.0)
let () = print_float (negate 2.0)
