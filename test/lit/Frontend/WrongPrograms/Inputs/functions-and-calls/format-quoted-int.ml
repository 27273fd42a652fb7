(* %S is for a string, here it gets an int. *)
let () = Printf.printf "a %S b" 3
