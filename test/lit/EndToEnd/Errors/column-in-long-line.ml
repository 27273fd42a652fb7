(* The column counts characters of the line, after tabs and other elements.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 2 1 in
	print_int (a.(0) + a.(1) + (let b = a in b.(0) + b.(2)) + a.(0))

(* >>> output
<<< *)

(* >>> errors
mincaml: column-in-long-line.ml:5:51: index 2 out of bounds for an array of length 2
<<< *)
