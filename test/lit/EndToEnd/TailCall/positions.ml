(* Everything that is a tail position: branches, lets, sequences, &&, ||,
   begin-end, tuple patterns.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let cell = Array.make 1 0 in
let rec a n = if n <= 0 then 1 else let m = n - 1 in a m in
let rec b n = if n <= 0 then 2 else (cell.(0) <- n; b (n - 1)) in
let rec c n = if n <= 0 then 3 else let (m, _) = (n - 1, n) in c m in
let rec d n = if n > 0 then begin cell.(0) <- n; d (n - 1) end else 4 in
let rec e n = let rec f x = x - 1 in if n <= 0 then 5 else e (f n) in
let rec g n = n > 0 && g (n - 1) in
let rec h n = n <= 0 || h (n - 1) in
let rec i n = cell.(0) <- cell.(0) + n; if n > 0 then i (n - 1) in
let rec j n = if n > 10 then (if n > 20 then (if n - n / 2 * 2 = 0 then j (n - 1) else j (n - 3)) else j (n - 1)) else if n > 0 then j (n - 1) else 6 in
pi (a 500000); pi (b 500000); pi (c 500000); pi (d 500000); pi (e 500000); (if g 500000 then pi 0 else pi 7);
(if h 500000 then pi 8 else pi 0); i 100000; pi cell.(0); pi (j 500000)

(* >>> output
1
2
3
4
5
7
8
705082705
6
<<< *)
