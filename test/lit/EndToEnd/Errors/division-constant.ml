(* Division by a literal zero.
   RUN: %everywhere %s --status=2
*)
print_int 1; print_newline (); print_int (5 / 0); print_int 2

(* >>> output
1
<<< *)

(* >>> errors
mincaml: division-constant.ml:4:45: division by zero
<<< *)
