(* A parameter is a number. *)
let fact 0 = 1
let () = print_int (fact 0)
