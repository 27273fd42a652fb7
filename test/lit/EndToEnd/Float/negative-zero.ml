(* -0.0 is kept apart from 0.0: in constants, sums, products, comparisons.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec sign x = if 1.0 /. x > 0.0 then 1.0 else -1.0 in
let rec id x = x in
let z = 0.0 in
let m = -0.0 in
pf (sign z); pf (sign m); pf (sign (id 0.0)); pf (sign (id (-0.0)));
pf (sign (z +. m)); pf (sign (m +. m)); pf (sign (m -. z)); pf (sign (z -. z));
pf (sign (m *. 1.0)); pf (sign (m *. -1.0)); pf (sign (0.0 *. -1.0)); pf (sign (m /. 5.0));
pf (sign (-. z)); pf (sign (0.0 -. z)); pf (if z = m then 1.0 else 2.0); pf (1.0 /. m);
let a = Array.make 2 (-0.0) in
pf (sign a.(0)); a.(0) <- 0.0; pf (sign a.(0)); pf (sign a.(1));
pf (sign (sqrt (-0.0))); pf (sign (floor (-0.0))); pf (sign (ceil (-0.5))); pf (sign (float_of_int 0))

(* >>> output
1.
-1.
1.
-1.
1.
-1.
-1.
1.
-1.
1.
-1.
-1.
-1.
1.
1.
-inf
-1.
1.
-1.
-1.
-1.
-1.
1.
<<< *)
