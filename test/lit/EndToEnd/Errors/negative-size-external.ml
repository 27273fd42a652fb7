(* create_array and create_float_array with a negative size.
   RUN: %everywhere %s --status=2 --no-ocaml
*)
let a = create_float_array 2 1.0 in
print_float a.(1); print_newline ();
let b = create_array (-7) 1 in
print_int b.(0)

(* >>> output
1.
<<< *)

(* >>> errors
mincaml: negative-size-external.ml:6:9: negative array size -7
<<< *)
