(* The column counts characters of the line, after tabs and other elements.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 2 1 in
	print_int (a.(0) + a.(1) + (let b = a in b.(0) + b.(2)) + a.(0))
