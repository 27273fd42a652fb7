(* A copy of a record with one change. *)
let move p = { p with x = 1 }
let () = print_int 0
