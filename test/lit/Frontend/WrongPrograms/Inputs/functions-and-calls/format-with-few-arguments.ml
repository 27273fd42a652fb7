(* A format with two conversions and one argument. *)
let () = Printf.printf "%d %d\n" 1
