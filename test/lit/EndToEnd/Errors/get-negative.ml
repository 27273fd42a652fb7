(* Reading at a negative index.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 3 1.5 in
let i = -1 in
print_int 7; print_float (1.0 +. a.(i)); print_int 8

(* >>> output
7<<< *)

(* >>> errors
mincaml: get-negative.ml:6:34: index -1 out of bounds for an array of length 3
<<< *)
