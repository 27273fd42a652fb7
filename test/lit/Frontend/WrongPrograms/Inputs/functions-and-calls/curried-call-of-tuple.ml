(* A function that takes a tuple is called with two arguments. *)
let add (a, b) = a + b
let () = print_int (add 1 2)
