(* A type precedes its parameter, as in C. *)
let square (int x) = x * x
let () = print_int (square 2)
