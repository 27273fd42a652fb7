(* The smallest integer divided by -1 wraps around to itself, constant or not.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec div a b = a / b in
let rec div_by_minus_one a = a / -1 in
let rec min_by b = -2147483648 / b in
pi (-2147483648 / -1); pi (div (-2147483648) (-1));
pi (div_by_minus_one (-2147483648)); pi (div_by_minus_one 5);
pi (min_by (-1)); pi (min_by 1); pi (min_by 2); pi (min_by (-2));
pi (div 2147483647 (-1)); pi (div (-2147483647) (-1)); pi (div 0 (-1));
let rec loop n =
  if n = 0 then () else
  let a = read_int () in
  let b = read_int () in
  pi (a / b); loop (n - 1) in
loop 6

(* >>> input
-2147483648 -1
2147483647 -1
-2147483648 1
5 -1
-5 -1
0 -1
<<< *)

(* >>> output
-2147483648
-2147483648
-2147483648
-5
-2147483648
-2147483648
-1073741824
1073741824
-2147483647
2147483647
0
-2147483648
-2147483647
-2147483648
-5
5
0
<<< *)
