(* The program uses a record literal. *)
let origin = { x = 0; y = 0 }
let () = print_int 0
