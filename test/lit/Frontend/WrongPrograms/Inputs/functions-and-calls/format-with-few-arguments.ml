(* A format has two conversions, but there is only one argument. *)
let () = Printf.printf "%d %d\n" 1
