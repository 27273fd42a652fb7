(* A loop that runs over the end: everything before is done.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 10 1 in
let rec sum i s = print_int s; print_byte 32; sum (i + 1) (s + a.(i)) in
print_int (sum 0 0)

(* >>> output
0 1 2 3 4 5 6 7 8 9 10 <<< *)

(* >>> errors
mincaml: loop-with-check.ml:5:64: index 10 out of bounds for an array of length 10
<<< *)
