(* Reading at the smallest integer.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 8 1.0 in
print_float (a.(-2147483648) +. 1.0)

(* >>> output
<<< *)

(* >>> errors
mincaml: get-smallest-index.ml:5:14: index -2147483648 out of bounds for an array of length 8
<<< *)
