(* NaN comes out of everything that one goes into.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let nan = read_float () in
pf (nan +. 1.0); pf (1.0 -. nan); pf (nan *. 0.0); pf (0.0 /. nan); pf (-. nan); pf (sqrt nan);
pf (abs_float nan); pf (floor nan); pf (sin nan); pf (exp nan); pf (log nan); pf (nan -. nan);
let a = Array.make 3 nan in pf a.(2);
let (x, y) = (nan, 1.0) in pf x; pf y

(* >>> input
nan
<<< *)

(* >>> output
nan
nan
nan
nan
nan
nan
nan
nan
nan
nan
nan
nan
nan
nan
1.
<<< *)
