(* All forms of literals.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
pf 0.; pf 1.; pf 1.5; pf 00.5; pf 1e3; pf 1E3; pf 1e+3; pf 1e-3; pf 1.e2; pf 1.5e2; pf 1.5E-2;
pf 123456789.0; pf 0.000001; pf 3.14159265358979; pf 1e308; pf 1e-308; pf 1e400; pf 1e-400

(* >>> output
0.
1.
1.5
0.5
1000.
1000.
1000.
0.001
100.
150.
0.015
123456789.
1e-06
3.14159265359
1e+308
1e-308
inf
0.
<<< *)
