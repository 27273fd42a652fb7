(* An int at the end of a joined string. *)
let label n = "item " ^ n ^ ":"
let () = print_string (label 1)
