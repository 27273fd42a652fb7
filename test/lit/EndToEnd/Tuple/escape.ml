(* Tuples that outlive the function that made them, in arrays and closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make n = (n, n * n) in
let a = Array.make 5 (make 0) in
let rec fill i = if i < 5 then (a.(i) <- make i; fill (i + 1)) in
fill 0;
let rec show i = if i < 5 then (let (x, y) = a.(i) in pi (x + y); show (i + 1)) in
show 0;
let rec capture p = let rec get u = let (x, y) = p in x * y + u in get in
let f = capture (3, 4) in let g = capture (make 6) in pi (f 1); pi (g 2)

(* >>> output
0
2
6
12
20
13
218
<<< *)
