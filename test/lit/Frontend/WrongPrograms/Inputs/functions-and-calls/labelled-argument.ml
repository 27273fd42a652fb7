(* An argument has a label that the function does not have. *)
let divide ~num ~den = num / den
let () = print_int (divide ~num:6 ~by:3)
