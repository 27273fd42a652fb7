(* print_endline is called with an int. *)
let () = print_endline 42
