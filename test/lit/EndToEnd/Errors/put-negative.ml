(* Writing at a negative index.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 2 (1, 2) in
let rec f n = print_int n; a.(n) <- (3, 4); f (n - 1) in
f 1

(* >>> output
10-1<<< *)

(* >>> errors
mincaml: put-negative.ml:5:28: index -1 out of bounds for an array of length 2
<<< *)
