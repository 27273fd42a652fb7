(* An optional argument. *)
let greet ?(name = "you") () = print_string name
let () = greet ()
