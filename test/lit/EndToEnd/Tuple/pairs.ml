(* Pairs of every combination of types.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec pf x = print_float x; print_newline () in
let (a, b) = (1, 2) in
let (c, d) = (1.5, 3) in
let (e, f) = (4, 2.5) in
let (g, h) = (3.5, 4.5) in
let (i, j) = (true, 5.5) in
let (k, l) = (6, false) in
pi a; pi b; pf c; pi d; pi e; pf f; pf g; pf h; (if i then pf j else pi 0); (if l then pi 0 else pi k)

(* >>> output
1
2
1.5
3
4
2.5
3.5
4.5
5.5
6
<<< *)
