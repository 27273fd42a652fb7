(* A type annotation contradicts the definition. *)
let square (x : float) : int = x *. x
let () = print_int (square 2.0)
