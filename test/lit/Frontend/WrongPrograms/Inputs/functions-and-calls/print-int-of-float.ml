(* A float is printed with print_int. *)
let () = print_int (sqrt 2.0)
