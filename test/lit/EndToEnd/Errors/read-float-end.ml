(* read_float at the end of the input.
   RUN: %everywhere %s --status=2
*)
print_float (read_float () +. read_float ())

(* >>> input
1.5
<<< *)

(* >>> output
<<< *)

(* >>> errors
mincaml: read_float: end of input
<<< *)
