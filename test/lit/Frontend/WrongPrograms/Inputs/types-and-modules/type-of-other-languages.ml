(* A type has the name of other languages. *)
let double (x : integer) = 2 * x
let () = print_int (double 4)
