(* Arithmetic with infinities.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let inf = read_float () in
let ninf = read_float () in
pf (inf +. 1.0); pf (inf +. ninf); pf (inf -. inf); pf (inf *. -2.0); pf (inf *. 0.0);
pf (1.0 /. inf); pf (1.0 /. ninf); pf (inf /. 2.0); pf (ninf *. ninf); pf (sqrt inf);
pf (floor ninf); pf (exp ninf); pf (exp inf); pf (atan inf); pf (log inf); pf (abs_float ninf)

(* >>> input
inf -inf
<<< *)

(* >>> output
inf
nan
nan
-inf
nan
0.
-0.
inf
inf
inf
-inf
0.
inf
1.57079632679
inf
inf
<<< *)
