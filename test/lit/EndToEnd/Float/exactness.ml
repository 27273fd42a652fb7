(* Results are rounded to double after every operation; no contraction and no
   wider registers.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec fma a b c = a *. b +. c in
let rec square_diff a b = a *. a -. b *. b in
let x = read_float () in
pf (fma x x (-1.0)); pf (square_diff x x); pf (fma 0.1 10.0 (-1.0)); pf (fma x 10.0 (-1.0));
pf (0.1 *. 3.0 -. 0.3); pf (1.0 +. 1.1102230246251565e-16 -. 1.0);
pf (1.0 +. 2.220446049250313e-16 -. 1.0); pf (9007199254740993.0 -. 9007199254740992.0);
pf ((x +. 1e17) -. 1e17); pf (x /. 3.0 *. 3.0 -. x)

(* >>> input
0.1
<<< *)

(* >>> output
-0.99
0.
0.
0.
5.55111512313e-17
0.
2.22044604925e-16
0.
0.
0.
<<< *)
