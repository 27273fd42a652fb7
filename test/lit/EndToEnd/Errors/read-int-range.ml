(* read_int finds an integer beyond 32 bits.
   RUN: %everywhere %s --status=2
*)
print_int (read_int ()); print_newline (); print_int (read_int ()); print_newline ()

(* >>> input
-2147483648 2147483648
<<< *)

(* >>> output
-2147483648
<<< *)

(* >>> errors
mincaml: read_int: integer out of range: "2147483648"
<<< *)
