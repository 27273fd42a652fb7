(* Sums and products whose partial results overflow but whose order may not
   matter; comparisons after an overflow must not be simplified.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec f a b c = a + b + c - a - b in
let rec g x = x + 1 > x in
let rec h x = x * 2 / 2 = x in
let rec k x y = x - y < 0 in
pi (f 2147483647 2147483647 5);
pb (g 5); pb (g 2147483647); pb (h 5); pb (h 1073741824); pb (h (-1073741825));
pb (k (-2147483648) 1); pb (k 0 (-2147483648)); pb (k 1 2)

(* >>> output
5
1
0
1
0
0
0
1
1
<<< *)
