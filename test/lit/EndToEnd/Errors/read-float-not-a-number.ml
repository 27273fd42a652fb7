(* read_float finds no number.
   RUN: %everywhere %s --status=2
*)
print_float (read_float ()); print_newline (); print_float (read_float ())

(* >>> input
1e5 1e5e5
<<< *)

(* >>> output
100000.
<<< *)

(* >>> errors
mincaml: read_float: expected a float, found "1e5e5"
<<< *)
