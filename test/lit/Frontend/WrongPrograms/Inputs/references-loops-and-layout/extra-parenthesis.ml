(* There is one parenthesis too many. *)
let square x = (x * x))
let () = print_int (square 3)
