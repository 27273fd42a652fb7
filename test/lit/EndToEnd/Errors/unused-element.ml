(* The index of an unused element is checked.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 1 1 in
let x = a.(0) in
let _ = a.(x) in
print_int 5

(* >>> output
<<< *)

(* >>> errors
mincaml: unused-element.ml:6:9: index 1 out of bounds for an array of length 1
<<< *)
