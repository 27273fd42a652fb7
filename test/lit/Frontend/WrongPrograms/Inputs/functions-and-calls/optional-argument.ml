(* A function has an optional argument. *)
let greet ?(name = "you") () = print_string name
let () = greet ()
