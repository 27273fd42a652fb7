(* print_string of several things, with commas. *)
let () = print_string ("x = ", 1)
