(* read_int finds no integer.
   RUN: %everywhere %s --status=2
*)
print_int (read_int ()); print_newline (); print_int (read_int ()); print_newline ()
