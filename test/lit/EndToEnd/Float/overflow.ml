(* Overflow gives infinity, in both directions.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec square x n = if n = 0 then x else square (x *. x) (n - 1) in
pf (square 2.0 9); pf (square 2.0 10); pf (square (-2.0) 1); pf (1.7976931348623157e308 +. 1e291);
pf (1.7976931348623157e308 +. 1e292); pf (1.7976931348623157e308 *. 1.0000000000000002);
pf (-1.7976931348623157e308 -. 1e300); pf (1e-200 *. 1e-200)

(* >>> output
1.34078079299e+154
inf
4.
1.79769313486e+308
inf
inf
-inf
0.
<<< *)
