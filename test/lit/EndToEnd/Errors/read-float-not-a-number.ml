(* read_float finds no number.
   RUN: %everywhere %s --status=2
*)
print_float (read_float ()); print_newline (); print_float (read_float ())
