(* exp and log.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
pf (exp 0.0); pf (exp 1.0); pf (exp (-1.0)); pf (log 1.0); pf (log 2.0); pf (log 10.0);
pf (exp (log 5.0)); pf (exp 700.0); pf (exp 800.0); pf (exp (-800.0)); pf (log 0.0);
pf (log (exp 3.5)); pf (exp (0.5 *. log 16.0))

(* >>> output
1.
2.71828182846
0.367879441171
0.
0.69314718056
2.30258509299
5.
1.01423205474e+304
inf
0.
-inf
3.5
4.
<<< *)
