(* Tuples of tuples of tuples.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec pf x = print_float x; print_newline () in
let t = ((1, 2.5), (true, (3, (4.5, 5))), 6) in
let (a, b, c) = t in
let (d, e) = a in
let (f, g) = b in
let (h, i) = g in
let (j, k) = i in
pi d; pf e; (if f then pi h else pi 0); pf j; pi k; pi c;
let ((* the same again *) _, x, _) = t in
let (_, y) = x in let (_, z) = y in let (w, v) = z in pf w; pi v

(* >>> output
1
2.5
3
4.5
5
6
4.5
5
<<< *)
