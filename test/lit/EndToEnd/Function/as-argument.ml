(* Functions as arguments: known, recursive, closures and externals.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec twice f x = f (f x) in
let rec inc x = x + 1 in
let rec double x = x * 2 in
let rec fact n = if n <= 1 then 1 else n * fact (n - 1) in
let rec adder k = let rec f x = x + k in f in
pi (twice inc 5); pi (twice double 5); pi (twice fact 3); pi (twice (adder 10) 1);
let rec apply_float f x = f x in
print_float (apply_float sqrt 2.0); print_newline (); print_float (apply_float abs_float (-2.0)); print_newline ()

(* >>> output
7
20
720
21
1.41421356237
2.
<<< *)
