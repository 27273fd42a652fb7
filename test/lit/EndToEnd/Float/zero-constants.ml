(* 0.0 and -0.0 in one function are different constants.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec f b = if b then 0.0 else -0.0 in
let rec g b = let x = if b then -0.0 else 0.0 in 1.0 /. x in
let t = (0.0, -0.0, 0.0) in
let (a, b, c) = t in
pf (1.0 /. f true); pf (1.0 /. f false); pf (g true); pf (g false); pf a; pf b; pf c;
pf 0.0; pf (-0.0)

(* >>> output
inf
-inf
-inf
inf
0.
-0.
0.
0.
-0.
<<< *)
