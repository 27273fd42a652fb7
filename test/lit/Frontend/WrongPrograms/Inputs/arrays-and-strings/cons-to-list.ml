(* An element is added to a list literal. *)
let l = 1 :: []
let () = print_newline ()
