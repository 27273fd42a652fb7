(* A string is joined with an int. *)
let () = print_string ("n = " ^ 42)
