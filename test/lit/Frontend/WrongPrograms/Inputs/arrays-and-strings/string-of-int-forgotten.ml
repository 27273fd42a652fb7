(* An int is passed to a function that joins strings. *)
let label n = "item " ^ n ^ ":"
let () = print_string (label 1)
