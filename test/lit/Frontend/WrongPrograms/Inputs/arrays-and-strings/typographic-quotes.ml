(* A string has typographic quotes. *)
let () = print_string “hello”
