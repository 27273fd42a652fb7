(* Unary minus on floats: both spellings on literals, -. on the rest; the sign
   of zero changes.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec id x = x in
let x = 2.5 in
let a = Array.make 2 (-1.5) in
pf (-1.5); pf (-.1.5); pf (-. x); pf (-. (-. x)); pf (-. id x); pf (-. a.(0)); pf (-0.0);
pf (-. 0.0); pf (-. id 0.0); pf (1.0 /. (-. id 0.0)); pf (-. id (-0.0)); pf (-1e-5);
pf (1.0 -. -1.0); pf (-. x +. 1.0)

(* >>> output
-1.5
-1.5
-2.5
2.5
-2.5
1.5
-0.
-0.
-0.
-inf
0.
-1e-05
2.
-1.5
<<< *)
