(* A definition at the top level ends with `in`, and only definitions follow. *)
let double x = 2 * x in
let () = print_int (double 4)
