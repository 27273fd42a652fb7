(* An array of size zero has no element.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 0 5 in
print_int (Array.length a); print_newline (); print_int a.(0)

(* >>> output
0
<<< *)

(* >>> errors
mincaml: empty-array.ml:5:57: index 0 out of bounds for an array of length 0
<<< *)
