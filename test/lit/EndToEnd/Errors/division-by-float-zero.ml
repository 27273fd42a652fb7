(* Dividing floats by zero is not an error.
   RUN: %everywhere %s
*)
print_float (1.0 /. 0.0); print_newline (); print_float (0.0 /. (read_float ())); print_newline ()

(* >>> input
0
<<< *)

(* >>> output
inf
nan
<<< *)
