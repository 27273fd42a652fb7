(* A call as an argument, without parentheses. *)
let double x = 2 * x
let () = print_int double 4
