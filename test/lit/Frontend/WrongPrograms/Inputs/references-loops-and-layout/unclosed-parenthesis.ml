(* A parenthesis is never closed. *)
let () =
  print_int (max 1 (min 2 3);
  print_newline ()
