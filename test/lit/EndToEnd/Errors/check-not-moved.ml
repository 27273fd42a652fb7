(* A check that always fails does not move before the output.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 1 0 in
let rec f n = if n = 0 then a.(1) else (print_int n; print_newline (); f (n - 1)) in
print_int (f 3)

(* >>> output
3
2
1
<<< *)

(* >>> errors
mincaml: check-not-moved.ml:5:29: index 1 out of bounds for an array of length 1
<<< *)
