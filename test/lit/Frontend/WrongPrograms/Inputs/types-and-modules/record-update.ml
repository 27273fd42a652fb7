(* A record is copied with one change. *)
let move p = { p with x = 1 }
let () = print_int 0
