(* An array of small mixed tuples.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 10 (false, 0.0, 0) in
let rec fill i = if i < 10 then (a.(i) <- (i - i / 2 * 2 = 0, float_of_int i /. 4.0, i * i); fill (i + 1)) in
fill 0;
let rec sum i s n = if i = 10 then (s, n) else let (b, x, k) = a.(i) in if b then sum (i + 1) (s +. x) n else sum (i + 1) s (n + k) in
let (s, n) = sum 0 0.0 0 in print_float s; print_newline (); pi n

(* >>> output
5.
165
<<< *)
