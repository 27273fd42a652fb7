(* Text that is no number.
   RUN: %everywhere %s --status=2
*)
print_int (int_of_string "12" + int_of_string "12x")

(* >>> output
<<< *)

(* >>> errors
mincaml: int-of-string.ml:4:33: int_of_string: not an int: "12x"
<<< *)
