(* The result of a function that prints is an operand. *)
let show x = print_int x
let () = print_int (show 1 + 2)
