(* Square roots are correctly rounded.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
pf (sqrt 0.0); pf (sqrt 1.0); pf (sqrt 2.0); pf (sqrt 4.0); pf (sqrt 1e-300); pf (sqrt 1e300);
pf (sqrt 5e-324); pf (sqrt (1.0 /. 0.0)); pf (sqrt (-1.0));
pf ((sqrt 2.0 *. sqrt 2.0 -. 2.0) *. 1e16);
let rec loop x n = if n = 0 then () else (pf (sqrt x); pf (sqrt (sqrt x)); loop (x *. 7.3) (n - 1)) in
loop (read_float ()) 10
