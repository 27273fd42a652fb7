(* Long records of floats with a truth value in front.
   RUN: %everywhere %s
*)
let rec make b n =
  (b, n +. 0.1, n +. 0.2, n +. 0.3, n +. 0.4, n +. 0.5, n +. 0.6, n +. 0.7, n +. 0.8, n +. 0.9, int_of_float n) in
let rec total t = let (b, a1, a2, a3, a4, a5, a6, a7, a8, a9, n) = t in
  if b then a1 +. a2 +. a3 +. a4 +. a5 +. a6 +. a7 +. a8 +. a9 else float_of_int n in
print_float (total (make true 1.0)); print_newline (); print_float (total (make false 7.0)); print_newline ();
print_float (total (make true 1e6)); print_newline ()

(* >>> output
13.5
7.
9000004.5
<<< *)
