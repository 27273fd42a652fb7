(* No digits.
   RUN: %everywhere %s --status=2
*)
print_int (int_of_string "-")

(* >>> output
<<< *)

(* >>> errors
mincaml: int-of-string-empty.ml:4:12: int_of_string: not an int: "-"
<<< *)
