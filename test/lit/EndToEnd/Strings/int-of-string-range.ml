(* A number that is too large.
   RUN: %everywhere %s --status=2 --no-ocaml
*)
print_int (int_of_string "2147483648")

(* >>> output
<<< *)

(* >>> errors
mincaml: int-of-string-range.ml:4:12: int_of_string: not an int: "2147483648"
<<< *)
