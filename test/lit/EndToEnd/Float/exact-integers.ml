(* Floats as exact large integers.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec fact n = if n = 0 then 1.0 else float_of_int n *. fact (n - 1) in
let rec fib a b n = if n = 0 then a else fib b (a +. b) (n - 1) in
let rec pow2 n = if n = 0 then 1.0 else 2.0 *. pow2 (n - 1) in
pf (fact 10); pf (fact 15); pf (fact 20); pf (fact 170); pf (fact 171); pf (fib 0.0 1.0 50);
pf (fib 0.0 1.0 78); pf (pow2 52 +. 0.5); pf (pow2 53 +. 1.0); pf (pow2 1023); pf (pow2 1024)

(* >>> output
3628800.
1.307674368e+12
2.43290200818e+18
7.25741561531e+306
inf
12586269025.
8.94439432379e+15
4.50359962737e+15
9.00719925474e+15
8.98846567431e+307
inf
<<< *)
