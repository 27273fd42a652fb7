(* A function that is defined at the end of the program. *)
let () = print_int (square 5)
let square x = x * x
