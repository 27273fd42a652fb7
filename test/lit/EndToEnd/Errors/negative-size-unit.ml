(* Arrays of units, tuples and functions have sizes too.
   RUN: %everywhere %s --status=2
*)
let rec f x = x + 1 in
let a = Array.make 1 f in print_int (a.(0) 1); print_newline ();
let u = Array.make (-3) () in
print_int (Array.length u)

(* >>> output
2
<<< *)

(* >>> errors
mincaml: negative-size-unit.ml:6:9: negative array size -3
<<< *)
