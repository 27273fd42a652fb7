(* `in` after a definition, then another definition and the end. *)
let double x = 2 * x in
let () = print_int (double 4)
