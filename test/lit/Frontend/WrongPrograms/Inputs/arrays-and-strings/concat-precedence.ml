(* The argument of print_string is a joined string without parentheses. *)
let () = print_string "n = " ^ string_of_int 42
