(* A record without a type. *)
let origin = { x = 0; y = 0 }
let () = print_int 0
