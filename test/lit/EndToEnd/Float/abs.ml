(* abs_float and fabs clear the sign of everything.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec both x = pf (abs_float x); pf (fabs x); pf (1.0 /. fabs x) in
both 1.5; both (-1.5); both 0.0; both (-0.0); both (1.0 /. 0.0); both (-1.0 /. 0.0);
both (0.0 /. 0.0); both (-1e-320); let rec loop n = if n = 0 then () else (both (read_float ()); loop (n - 1)) in loop 3

(* >>> input
-0 -7.5 -inf
<<< *)

(* >>> output
1.5
1.5
0.666666666667
1.5
1.5
0.666666666667
0.
0.
inf
0.
0.
inf
inf
inf
0.
inf
inf
0.
nan
nan
nan
9.99988867183e-321
9.99988867183e-321
inf
0.
0.
inf
7.5
7.5
0.133333333333
inf
inf
0.
<<< *)
