(* Functions hide functions; a redefinition can use the old one through another
   name.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f x = x + 1 in
pi (f 1);
let rec g x = f (f x) in
let rec f x = g x * 10 in
pi (f 1); pi (g 1);
let rec f x y = x - y in
pi (f 5 3); pi (g 5);
let f = 7 in
pi (g f)

(* >>> output
2
30
3
2
7
9
<<< *)
