(* Arguments are separated by commas. *)
let add a b = a + b
let () = print_int (add (1, 2))
