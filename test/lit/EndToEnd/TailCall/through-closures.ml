(* Closures that call each other through an array, in tail position.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec id n = n in
let table = Array.make 3 id in
let rec make k = let rec f n = if n <= 0 then k else let next = table.(k) in next (n - k) in f in
let a = make 1 in let b = make 2 in let rec third n = if n <= 0 then 100 else table.(1) (n - 3) in
table.(1) <- b; table.(2) <- third; pi (a 0); pi (a 1); pi (a 2); pi (a 1000000); pi (a 1000001); pi (a 1000002)

(* >>> output
1
2
100
2
2
100
<<< *)
