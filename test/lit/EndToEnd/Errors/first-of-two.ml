(* The first of two errors is reported.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 1 0 in
let b = Array.make 2 0 in
let i = read_int () in
let x = a.(i) in
let y = b.(i) in
print_int (x + y)

(* >>> input
5
<<< *)

(* >>> output
<<< *)

(* >>> errors
mincaml: first-of-two.ml:7:9: index 5 out of bounds for an array of length 1
<<< *)
