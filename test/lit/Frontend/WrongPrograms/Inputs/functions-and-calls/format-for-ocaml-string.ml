(* A conversion of a format does not exist here. *)
let () = Printf.printf "a %S b" "x"
