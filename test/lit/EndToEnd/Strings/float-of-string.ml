(* Text that is no number.
   RUN: %everywhere %s --status=2
*)
print_float (float_of_string "1.5"); print_float (float_of_string "1.5.2")

(* >>> output
1.5<<< *)

(* >>> errors
mincaml: float-of-string.ml:4:51: float_of_string: not a float: "1.5.2"
<<< *)
