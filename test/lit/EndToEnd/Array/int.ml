(* Arrays of integers.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 5 7 in
pi a.(0); pi a.(4); a.(2) <- 100; a.(0) <- a.(2) + a.(4); a.(4) <- -1;
let rec show i = if i < 5 then (pi a.(i); show (i + 1)) in show 0;
let b = Array.create 3 (-5) in pi (b.(0) + b.(1) * b.(2)); pi (Array.length a + Array.length b)

(* >>> output
7
7
107
7
100
7
-1
20
8
<<< *)
