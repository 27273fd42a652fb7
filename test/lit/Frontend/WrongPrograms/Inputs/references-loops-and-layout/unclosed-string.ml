(* A string that is never closed. *)
let () = print_string "hello
let () = print_newline ()
