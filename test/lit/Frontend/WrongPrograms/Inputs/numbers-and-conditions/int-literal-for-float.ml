(* An operand of a float operator is an int literal. *)
let celsius f = (f -. 32) *. 5.0 /. 9.0
let () = print_float (celsius 100.0)
