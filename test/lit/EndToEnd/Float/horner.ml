(* A polynomial and its derivative by Horner's rule, over an array.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let c = Array.make 6 1.0 in
c.(1) <- -2.0; c.(2) <- 0.5; c.(3) <- 3.25; c.(4) <- -0.125; c.(5) <- 7.0;
let rec eval i x s = if i < 0 then s else eval (i - 1) x (s *. x +. c.(i)) in
let rec deriv i x s = if i < 1 then s else deriv (i - 1) x (s *. x +. float_of_int i *. c.(i)) in
let rec at x = pf (eval 5 x 0.0); pf (deriv 5 x 0.0) in
at 0.0; at 1.0; at (-1.0); at 2.5; at 1e-3; at 1e60; at 1e70

(* >>> output
1.
-2.
9.625
43.25
-6.875
42.25
728.6171875
1420.8125
0.99800050325
-1.99899025046
7e+300
3.5e+241
inf
3.5e+281
<<< *)
