(* read_int at the end of the input.
   RUN: %everywhere %s --status=2
*)
print_int (read_int ()); print_newline (); print_int (read_int ()); print_newline ()

(* >>> input
5
<<< *)

(* >>> output
5
<<< *)

(* >>> errors
mincaml: read_int: end of input
<<< *)
