(* print_string is called with several values, separated by commas. *)
let () = print_string ("x = ", 1)
