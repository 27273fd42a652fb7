(* Braces around the body of a function. *)
let square x = { x * x }
let () = print_int (square 3)
