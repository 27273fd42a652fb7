(* sin, cos, tan and atan.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec all x = pf (sin x); pf (cos x); pf (tan x); pf (atan x) in
all 0.0; all 1.0; all (-1.0); all 0.5; all 3.0; all 10.0; all 100.0;
pf (4.0 *. atan 1.0); pf (sin (read_float ())); pf (atan 1e300)
