(* read_int finds no integer.
   RUN: %everywhere %s --status=2
*)
print_int (read_int ()); print_newline (); print_int (read_int ()); print_newline ()

(* >>> input
5 five
<<< *)

(* >>> output
5
<<< *)

(* >>> errors
mincaml: read_int: expected an integer, found "five"
<<< *)
