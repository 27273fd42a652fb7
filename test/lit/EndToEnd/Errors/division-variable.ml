(* Division by a number that is zero after a while.
   RUN: %everywhere %s --status=2
*)
let rec f n = print_int (100 / n); print_newline (); f (n - 1) in f 4

(* >>> output
25
33
50
100
<<< *)

(* >>> errors
mincaml: division-variable.ml:4:30: division by zero
<<< *)
