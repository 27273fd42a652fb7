(* Arrays of functions: known ones, closures and externals.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec inc x = x + 1 in
let rec adder k = let rec add x = x + k in add in
let fs = Array.make 4 inc in
fs.(1) <- adder 10; fs.(2) <- adder 100;
let rec compose i x = if i = 4 then x else compose (i + 1) (fs.(i) x) in
pi (compose 0 0); pi (fs.(2) 5); fs.(0) <- fs.(1); pi (fs.(0) 1); pi (compose 0 0);
let gs = Array.make 2 sqrt in gs.(1) <- floor; print_float (gs.(1) (gs.(0) 10.0)); print_newline ();
let ps = Array.make 2 print_int in ps.(0) 8; ps.(1) <- pi; ps.(1) 9

(* >>> output
112
105
11
121
3.
89
<<< *)
