(* A string is written in single quotes. *)
let () = print_string 'hello'
