(* A float for %d. *)
let () = Printf.printf "%d\n" 2.5
