(* Tail calls through variables, parameters, elements and results of calls.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec f n = if n <= 0 then 1 else let g = f in g (n - 1) in
let rec apply h n = h n in
let rec f2 n = if n <= 0 then 2 else apply f2 (n - 1) in
let rec f3 n = let a = Array.make 1 f3 in if n <= 0 then 3 else a.(0) (n - 1) in
let rec f4 n = let rec pick b = if b then f4 else f3 in if n <= 0 then 4 else (pick (n > 10)) (n - 1) in
let rec f5 n = let (g, m) = (f5, n - 1) in if n <= 0 then 5 else g m in
pi (f 300000); pi (f2 300000); pi (f3 100000); pi (f4 100000); pi (f5 300000)

(* >>> output
1
2
3
3
5
<<< *)
