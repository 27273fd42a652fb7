(* The bound of a random float is an int. *)
let chance () = Random.float 1
let () = print_float (chance ())
