(* The inner index of a.(i).(j) is wrong; the location is that of the whole expression.
   RUN: %everywhere %s --status=2
*)
let m = Array.make 2 (Array.make 3 0) in
print_newline ();
m.(1).(3) <- 5

(* >>> output

<<< *)

(* >>> errors
mincaml: nested-array-inner.ml:6:1: index 3 out of bounds for an array of length 3
<<< *)
