(* An element used as an index is wrong.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 3 7 in
a.(1) <- 0; print_int a.(a.(1)); print_newline ();
print_int (1 + a.(a.(0)))

(* >>> output
7
<<< *)

(* >>> errors
mincaml: index-of-index.ml:6:16: index 7 out of bounds for an array of length 3
<<< *)
