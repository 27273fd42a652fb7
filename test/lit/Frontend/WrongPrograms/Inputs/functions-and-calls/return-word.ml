(* A function ends with `return`, as in C. *)
let square x = return (x * x)
let () = print_int (square 3)
