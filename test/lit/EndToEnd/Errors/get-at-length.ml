(* Reading the element after the last one.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 3 1 in
print_int 7; print_newline (); print_int a.(3); print_int 8

(* >>> output
7
<<< *)

(* >>> errors
mincaml: get-at-length.ml:5:42: index 3 out of bounds for an array of length 3
<<< *)
