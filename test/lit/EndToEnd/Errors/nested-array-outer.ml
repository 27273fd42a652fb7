(* The outer index of a.(i).(j) is wrong.
   RUN: %everywhere %s --status=2
*)
let m = Array.make 2 (Array.make 3 0) in
print_int m.(1).(2); print_newline ();
print_int m.(2).(0)

(* >>> output
0
<<< *)

(* >>> errors
mincaml: nested-array-outer.ml:6:11: index 2 out of bounds for an array of length 2
<<< *)
