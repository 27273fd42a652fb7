(* Unary minus: on literals, on variables, on calls, twice, next to others.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec id x = x in
let x = 5 in
let a = Array.make 2 9 in
pi (-x); pi (- - x); pi (-(-x)); pi (- id x); pi (-x + 1); pi (1 - -x);
pi (-x * 2); pi (2 * -x); pi (-a.(1)); pi (- - - 3); pi (-0); pi (3 - -3);
pi (-2147483648); pi (- 2147483647 - 1); pi (-(x + 1)); pi (-x - -x)

(* >>> output
-5
5
5
-5
-4
6
-10
-10
-9
-3
0
6
-2147483648
-2147483648
-6
0
<<< *)
