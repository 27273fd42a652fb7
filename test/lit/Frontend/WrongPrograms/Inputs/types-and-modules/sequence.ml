(* A sequence is printed. *)
let s = Seq.return 1
let () = Seq.iter print_int s
