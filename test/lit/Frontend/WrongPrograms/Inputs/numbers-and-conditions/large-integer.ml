(* A number has more than 32 bits. *)
let population = 99999999999
let () = print_int population
