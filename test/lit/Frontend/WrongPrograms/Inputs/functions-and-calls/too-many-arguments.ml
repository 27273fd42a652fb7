(* An argument too much. *)
let double x = 2 * x
let () = print_int (double 3 4)
