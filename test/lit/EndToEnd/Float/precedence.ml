(* Precedence and associativity of the float operators.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
pf (1.0 +. 2.0 *. 3.0); pf ((1.0 +. 2.0) *. 3.0); pf (8.0 /. 4.0 /. 2.0);
pf (8.0 /. (4.0 /. 2.0)); pf (1.0 -. 2.0 -. 3.0); pf (1.0 -. (2.0 -. 3.0));
pf (2.0 *. 7.0 /. 4.0); pf (-. 2.0 *. 3.0); pf (2.0 *. -. 3.0); pf (-. 2.0 -. -. 3.0);
pf (1e16 +. 1.0 +. 1.0); pf (1e16 +. (1.0 +. 1.0))

(* >>> output
7.
9.
1.
4.
-4.
2.
3.5
-6.
-6.
1.
1e+16
1e+16
<<< *)
