(* Precedence and associativity of the integer operators.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec pb b = print_int (if b then 1 else 0); print_newline () in
pi (1 + 2 * 3); pi ((1 + 2) * 3); pi (2 * 3 + 4 * 5); pi (20 / 2 / 5);
pi (20 / (10 / 5)); pi (2 * 7 / 3); pi (2 * (7 / 3)); pi (7 / 3 * 2);
pi (1 - 2 - 3); pi (1 - (2 - 3)); pi (10 - 4 / 2); pi (-2 * -3 - -4);
pb (1 + 1 = 2); pb (3 * 2 > 5 + 0); pb (1 - 1 < 1 * 1); pb (2 + 2 <> 2 * 2)

(* >>> output
7
9
26
2
10
4
4
4
-4
2
8
10
1
1
1
0
<<< *)
