(* A number is too large for an int. *)
let population = 8000000000
let () = print_int population
