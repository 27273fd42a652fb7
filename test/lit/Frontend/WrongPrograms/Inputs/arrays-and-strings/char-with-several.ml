(* A string in single quotes. *)
let () = print_string 'hello'
