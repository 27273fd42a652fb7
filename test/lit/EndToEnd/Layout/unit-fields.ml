(* Units in tuples take no room and keep their order of evaluation apart.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let t = ((), 1, (), 2.5, (), (3, ()), ()) in
let (a, b, c, d, e, f, g) = t in
let (h, i) = f in
a; c; e; g; i; pi b; print_float d; print_newline (); pi h;
let (u, v) = ((), ()) in u; v;
let ((* only units *) w, x, y) = ((), (), ()) in w; x; y;
let p = ((), 9) in let (_, q) = p in pi q; let r = (7, ()) in let (s, _) = r in pi s

(* >>> output
1
2.5
3
9
7
<<< *)
