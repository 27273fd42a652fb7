(* Floats after a single truth value or integer: alignment.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec f b x = (b, x) in
let rec g n x b y = (n, x, b, y) in
let (b, x) = f true 1.25 in
let (n, y, c, z) = g 1 2.25 false 3.25 in
let (h, i, j, k, l) = (true, 1.5, false, 2.5, true) in
pf x; pf y; pf z; pf i; pf k; (if b then pf 1.0); (if c then pf 2.0 else pf 3.0); (if h && l && not j then pf (float_of_int n))

(* >>> output
1.25
2.25
3.25
1.5
2.5
1.
3.
1.
<<< *)
