(* A sequence is used as a list. *)
let s = Seq.return 1
let () = List.iter print_int s
