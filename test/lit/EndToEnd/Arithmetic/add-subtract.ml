(* Addition and subtraction, constant and not.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec add a b = a + b in
let rec sub a b = a - b in
pi (1 + 2); pi (1 - 2); pi (0 - 0); pi (100 - 1 - 10 - 5);
pi (add 3 4); pi (sub 3 4); pi (add (-3) (-4)); pi (sub (-3) (-4));
pi (add 2147483646 1); pi (sub (-2147483647) 1);
pi (sub 0 2147483647); pi (add (-2147483648) 2147483647);
pi (1 + 2 - 3 + 4 - 5 + 6); pi (10 - (5 - 3) - (2 + 1))

(* >>> output
3
-1
0
84
7
-1
-7
1
2147483647
-2147483648
-2147483647
-1
5
5
<<< *)
