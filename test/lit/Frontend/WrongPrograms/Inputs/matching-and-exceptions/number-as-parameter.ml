(* A function with a number as its parameter. *)
let fact 0 = 1
let () = print_int (fact 0)
