(* List.iter is called with a list literal. *)
let () = List.iter print_int [1; 2; 3]
