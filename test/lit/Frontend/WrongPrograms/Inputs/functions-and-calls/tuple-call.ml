(* Arguments with commas. *)
let add a b = a + b
let () = print_int (add (1, 2))
