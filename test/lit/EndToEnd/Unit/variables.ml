(* Variables, tuples, arrays and parameters that are units.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let u = () in
let v = pi 1 in
let (w, x) = (u, pi 2) in
let a = Array.make 2 w in
let rec id y = y in
a.(0) <- v; a.(1); id x; id (id ()); let b = id (pi 3) in b; let t = (u, (v, 4)) in let (_, p) = t in let (c, d) = p in c; pi d

(* >>> output
1
2
3
4
<<< *)
