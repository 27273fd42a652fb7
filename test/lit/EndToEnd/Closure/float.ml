(* Captured floats, alone and several.
   RUN: %everywhere %s
*)
let rec line a b = let rec at x = a *. x +. b in at in
let f = line 2.0 1.0 in
let g = line (-0.5) 1e10 in
print_float (f 3.0); print_newline (); print_float (g 4.0); print_newline (); print_float (f (f 1.0)); print_newline ();
let z = line 0.0 (-0.0) in print_float (1.0 /. z (-1.0)); print_newline ()

(* >>> output
7.
9999999998.
7.
-inf
<<< *)
