(* Tuples that an if chooses between.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f b = let (x, y) = if b then (1, 2) else (3, 4) in x * 10 + y in
let rec g b p q = let (x, y) = if b then p else q in x - y in
let rec h n = if n = 0 then (0, 0) else if n > 0 then (n, 1) else (-n, -1) in
pi (f true); pi (f false); pi (g true (5, 2) (7, 9)); pi (g false (5, 2) (7, 9));
let (m, s) = h (-5) in pi m; pi s; let (m, s) = h 0 in pi m; pi s

(* >>> output
12
34
3
-2
5
-1
0
0
<<< *)
