(* Division by a literal zero.
   RUN: %everywhere %s --status=2
*)
print_int 1; print_newline (); print_int (5 / 0); print_int 2
