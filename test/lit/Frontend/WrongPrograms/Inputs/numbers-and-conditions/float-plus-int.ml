(* A float is divided by an int. *)
let average a b = (a +. b) / 2
let () = print_float (average 1.0 2.0)
