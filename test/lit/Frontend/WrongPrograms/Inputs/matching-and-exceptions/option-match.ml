(* A `match` has the two cases of an option. *)
let show o = match o with Some x -> x | None -> 0
let () = print_int (show (Some 3))
