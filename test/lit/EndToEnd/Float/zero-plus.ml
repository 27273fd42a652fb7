(* Adding zero and subtracting it is not always the identity.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec show x = pf (1.0 /. (x +. 0.0)); pf (1.0 /. (x -. 0.0)); pf (1.0 /. (0.0 -. x)); pf (1.0 /. (x *. 0.0)); pf (1.0 /. (x *. 1.0)) in
show (read_float ()); show (read_float ()); show (read_float ()); show (read_float ())

(* >>> input
-0.0 0.0 2.0 -2.0
<<< *)

(* >>> output
inf
-inf
inf
-inf
-inf
inf
inf
inf
inf
inf
0.5
0.5
-0.5
inf
0.5
-0.5
-0.5
0.5
-inf
-0.5
<<< *)
