(* Parameters hide variables, functions and each other's outer meanings.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let x = 5 in
let rec f x = x * 2 in
let rec g f = f + x in
let rec h h = h + 1 in
let rec k x y = let x = x + y in let y = x * y in let rec k x = x - y in k x in
pi (f 3); pi (g 3); pi (h 3); pi (k 2 3); pi x

(* >>> output
6
8
4
-10
5
<<< *)
