(* A type as in C. *)
let square (int x) = x * x
let () = print_int (square 2)
