(* The argument for `%d` is a float. *)
let () = Printf.printf "%d\n" 2.5
