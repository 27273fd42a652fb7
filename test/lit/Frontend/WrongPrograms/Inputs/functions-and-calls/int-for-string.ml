(* print_endline of an int. *)
let () = print_endline 42
