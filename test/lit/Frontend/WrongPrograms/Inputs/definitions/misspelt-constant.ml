(* The largest int, misspelt. *)
let () = print_int maxint
