(* The name of a type begins with a capital letter. *)
let greet (name : String) = print_string name
let () = greet "you"
