(* Arrays of tuples.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 3 (1, 2.5, true) in
a.(1) <- (10, 0.5, false);
let rec show i = if i < 3 then (let (n, x, b) = a.(i) in pi n; print_float x; print_newline (); (if b then pi 1 else pi 0); show (i + 1)) in
show 0; a.(0) <- a.(1); show 0

(* >>> output
1
2.5
1
10
0.5
0
1
2.5
1
10
0.5
0
10
0.5
0
1
2.5
1
<<< *)
