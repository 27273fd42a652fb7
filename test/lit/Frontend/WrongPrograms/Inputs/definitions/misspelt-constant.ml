(* The constant `max_int` is misspelt. *)
let () = print_int maxint
