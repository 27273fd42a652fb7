(* The body of a function is enclosed by braces. *)
let square x = { x * x }
let () = print_int (square 3)
