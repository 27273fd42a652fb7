(* Two checks in one line have different places.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 2 1 in
let b = Array.make 3 2 in
let i = read_int () in
print_int (a.(i - 1) + b.(i)); print_int (let x = b.(i) in x + a.(i))

(* >>> input
2
<<< *)

(* >>> output
3<<< *)

(* >>> errors
mincaml: two-failures-one-line.ml:7:64: index 2 out of bounds for an array of length 2
<<< *)
