(* A call in a joined string: print_string takes the first part. *)
let () = print_string "n = " ^ string_of_int 42
