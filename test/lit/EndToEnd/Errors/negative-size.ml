(* Array.make of a negative size.
   RUN: %everywhere %s --status=2
*)
let n = read_int () in
print_int n; print_newline ();
let a = Array.make n 1.5 in
print_float a.(0)

(* >>> input
-1
<<< *)

(* >>> output
-1
<<< *)

(* >>> errors
mincaml: negative-size.ml:6:9: negative array size -1
<<< *)
