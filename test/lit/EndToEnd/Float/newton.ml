(* Newton's method for square and cube roots, until it stops moving.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec root x y n = let z = (y +. x /. y) *. 0.5 in if n = 0 || z = y then z else root x z (n - 1) in
let rec cube x y n = if n = 0 then y else cube x ((2.0 *. y +. x /. (y *. y)) /. 3.0) (n - 1) in
pf (root 2.0 1.0 50); pf (root 1e10 1.0 50); pf (root 1e-10 1.0 50); pf (cube 27.0 1.0 50); pf (cube (-8.0) (-1.0) 50)

(* >>> output
1.41421356237
100000.
1e-05
3.
-2.
<<< *)
