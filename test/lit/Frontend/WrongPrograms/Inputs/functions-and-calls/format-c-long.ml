(* A format has a conversion of C. *)
let () = Printf.printf "%ld\n" 1
