(* An annotation that does not fit. *)
let square (x : float) : int = x *. x
let () = print_int (square 2.0)
