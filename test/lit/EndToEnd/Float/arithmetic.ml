(* The four operations and negation on floats.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec all a b = pf (a +. b); pf (a -. b); pf (a *. b); pf (a /. b); pf (-. a); pf (-. b) in
all 1.5 2.25; all (-1.5) 0.1; all 1e10 1e-10; all 0.1 0.2; all 3.0 7.0; all 1e200 1e200

(* >>> output
3.75
-0.75
3.375
0.666666666667
-1.5
-2.25
-1.4
-1.6
-0.15
-15.
1.5
-0.1
10000000000.
10000000000.
1.
1e+20
-10000000000.
-1e-10
0.3
-0.1
0.02
0.5
-0.1
-0.2
10.
-4.
21.
0.428571428571
-3.
-7.
2e+200
0.
inf
1.
-1e+200
-1e+200
<<< *)
