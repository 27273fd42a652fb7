(* An argument is a negative number, without parentheses. *)
let double x = 2 * x
let () = print_int (double -3)
