(* Many different constants in one function, some equal.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec f x =
  x *. 0.1 +. x *. 0.2 +. x *. 0.3 +. x *. 0.4 +. x *. 0.5 +. x *. 0.6 +. x *. 0.7
  +. x *. 0.8 +. x *. 0.9 +. x *. 1.0 +. x *. 1.1 +. x *. 1.2 +. x *. 0.1 -. x *. 0.2
  -. 1e10 +. 1e-10 -. 1e20 +. 1e20 -. 3.5e-7 in
pf (f 1.0); pf (f 0.0); pf (f (-2.5)); pf (f 1e10)

(* >>> output
-10000007168.
-10000007168.
-10000007168.
66999992320.
<<< *)
