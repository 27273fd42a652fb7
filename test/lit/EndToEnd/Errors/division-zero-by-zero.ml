(* Zero divided by zero, unused; the location is the operator.
   RUN: %everywhere %s --status=2
*)
let rec f x y = let _ = x   / y in print_int x in
f 1 1; f 0 0

(* >>> output
1<<< *)

(* >>> errors
mincaml: division-zero-by-zero.ml:4:29: division by zero
<<< *)
