(* Tuples need no parentheses on the right side, and comma is weaker than
   everything but if, assignment and sequence.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let t = 1, 2 in
let (a, b) = t in
let (c, d) = 3 + 4, 5 * 6 in
let (e, f) = if a = 1 then 7, 8 else 9, 10 in
let g = (pi 0; 11, 12) in
let (h, i) = g in
pi a; pi b; pi c; pi d; pi e; pi f; pi h; pi i;
let (j, k) = 1 < 2, true && false in (if j then pi 1); if k then pi 2 else pi 3

(* >>> output
0
1
2
7
30
7
8
11
12
1
3
<<< *)
