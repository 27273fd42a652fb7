(* Arrays of units are checked too.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 2 () in
a.(1); print_int 1; print_newline (); a.(2); print_int 2

(* >>> output
1
<<< *)

(* >>> errors
mincaml: unit-array.ml:5:39: index 2 out of bounds for an array of length 2
<<< *)
