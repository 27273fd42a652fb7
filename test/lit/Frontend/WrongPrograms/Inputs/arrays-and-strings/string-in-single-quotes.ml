(* A string has single quotes. *)
let () = print_string 'hello'
