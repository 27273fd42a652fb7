(* A string is never closed. *)
let () = print_string "hello
let () = print_newline ()
