(* read_float: all forms.
   RUN: %everywhere %s
*)
let rec loop n = if n > 0 then (print_float (read_float ()); print_newline (); loop (n - 1)) in
loop 14

(* >>> input
1.5 -2.25 3 -4 1e10 1E-5 .5 5. +6.5 inf -inf nan -0.0
1e-320
<<< *)

(* >>> output
1.5
-2.25
3.
-4.
10000000000.
1e-05
0.5
5.
6.5
inf
-inf
nan
-0.
9.99988867183e-321
<<< *)
