(* A function is used before its definition. *)
let () = print_int (square 5)
let square x = x * x
