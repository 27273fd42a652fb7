(* One parenthesis too much. *)
let square x = (x * x))
let () = print_int (square 3)
