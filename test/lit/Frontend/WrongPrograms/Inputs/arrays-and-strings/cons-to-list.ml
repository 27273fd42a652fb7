(* An element before a list literal. *)
let l = 1 :: []
let () = print_newline ()
