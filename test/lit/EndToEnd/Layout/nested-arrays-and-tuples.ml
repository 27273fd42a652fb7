(* Tuples of arrays of tuples of arrays.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let inner = Array.make 2 (1, Array.make 2 2.5) in
let t = (inner, (Array.make 1 (true, inner), 3)) in
let (a, p) = t in
let (b, c) = p in
let (d, e) = b.(0) in
let (f, g) = e.(1) in
g.(1) <- 9.5; a.(0) <- (50, Array.make 1 0.25);
let (h, i) = inner.(0) in
(if d then pi 1 else pi 0); pi f; print_float g.(1); print_newline (); pi c; pi h; print_float i.(0); print_newline ()

(* >>> output
1
1
9.5
3
50
0.25
<<< *)
