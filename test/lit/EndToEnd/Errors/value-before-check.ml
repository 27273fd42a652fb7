(* The value is computed before the index is checked.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 3 0 in
let rec say n = print_int n; print_newline (); n in
a.(say 3) <- say 5;
print_int 6

(* >>> output
5
3
<<< *)

(* >>> errors
mincaml: value-before-check.ml:6:1: index 3 out of bounds for an array of length 3
<<< *)
