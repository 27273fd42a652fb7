(* Externals as values: passed on, kept in variables, arrays and tuples.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec map f a = let b = Array.make (Array.length a) 0.0 in
  let rec go i = if i = Array.length a then b else (b.(i) <- f a.(i); go (i + 1)) in go 0 in
let rec iter f a = let rec go i = if i < Array.length a then (f a.(i); go (i + 1)) in go 0 in
let a = Array.make 3 2.0 in a.(1) <- 9.0; a.(2) <- -0.5;
iter print_float (map sqrt a); print_newline (); iter print_float (map floor a); print_newline ();
iter print_float (map abs_float a); print_newline ();
let p = print_int in p 5; p 6; print_newline ();
let (f, g) = (float_of_int, int_of_float) in pi (g (f 7 +. 0.5));
let fs = Array.make 3 sin in fs.(1) <- cos; fs.(2) <- exp; print_float (fs.(2) 1.0); print_newline ();
print_float ((if 1 < 2 then ceil else floor) 1.5); print_newline (); let nl = print_newline in nl ()

(* >>> output
1.414213562373.nan
2.9.-1.
2.9.0.5
56
7
2.71828182846
2.

<<< *)
