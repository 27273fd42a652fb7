(* Functions from tuples that were captured.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make t = let rec go x = let (f, p) = t in let (g, k) = p in f (g x) k in go in
let rec add x y = x + y in
let rec double x = x * 2 in
let rec sub x y = x - y in
let h = make (add, (double, 5)) in let i = make (sub, (h, 100)) in pi (h 1); pi (i 2)

(* >>> output
7
-91
<<< *)
