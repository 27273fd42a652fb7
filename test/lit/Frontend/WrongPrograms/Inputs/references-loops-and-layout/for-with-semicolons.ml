(* A loop is written as in C. *)
let () =
  for (i = 0; i < 10; i++) { print_int i }
