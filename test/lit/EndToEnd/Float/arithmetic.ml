(* The four operations and negation on floats.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec all a b = pf (a +. b); pf (a -. b); pf (a *. b); pf (a /. b); pf (-. a); pf (-. b) in
all 1.5 2.25; all (-1.5) 0.1; all 1e10 1e-10; all 0.1 0.2; all 3.0 7.0; all 1e200 1e200
