(* A function has labelled arguments. *)
let divide ~num ~den = num / den
let () = print_int (divide ~num:6 ~den:3)
