(* A call has one argument too many. *)
let double x = 2 * x
let () = print_int (double 3 4)
