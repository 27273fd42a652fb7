(* An argument is a call, without parentheses. *)
let double x = 2 * x
let () = print_int double 4
