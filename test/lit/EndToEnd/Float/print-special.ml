(* Infinities and NaN print the same everywhere.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let inf = 1.0 /. 0.0 in
pf inf; pf (-. inf); pf (inf -. inf); pf (-. (inf -. inf)); pf (0.0 /. 0.0); pf (sqrt (-1.0));
pf (inf *. 0.0); pf (inf /. inf); pf 1e999; pf (-1e999); pf (1e308 *. 10.0); pf (log (-1.0))

(* >>> output
inf
-inf
nan
nan
nan
nan
nan
nan
inf
-inf
inf
nan
<<< *)
