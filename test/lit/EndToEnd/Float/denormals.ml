(* Gradual underflow.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec halve x n = if n = 0 then x else halve (x /. 2.0) (n - 1) in
pf (halve 1.0 1022); pf (halve 1.0 1023); pf (halve 1.0 1050); pf (halve 1.0 1074);
pf (halve 1.0 1075); pf 4.94065645841247e-324; pf 2.2250738585072014e-308;
pf (2.2250738585072014e-308 /. 2.0 *. 2.0); pf (4e-324 +. 4e-324); pf (halve 3.0 1074);
pf (5e-324 *. 0.5); pf (1e-310 *. 1e10); pf (2.3e-308 -. 2.2e-308)

(* >>> output
2.22507385851e-308
1.11253692925e-308
8.28904605846e-317
4.94065645841e-324
0.
4.94065645841e-324
2.22507385851e-308
2.22507385851e-308
9.88131291682e-324
1.48219693752e-323
0.
1e-300
1e-309
<<< *)
