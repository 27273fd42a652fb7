(* Operations that the compiler folds have the same results as at run time.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec check a b =
  pb (a + b = 2147483647 + 123456789);
  pb (a - b = 2147483647 - 123456789);
  pb (b - a - a = 123456789 - 2147483647 - 2147483647);
  pb (a * b = 2147483647 * 123456789);
  pb (a / b = 2147483647 / 123456789);
  pb (-a / b = -2147483647 / 123456789);
  pb ((-a - 1) / -1 = (-2147483647 - 1) / -1) in
let a = read_int () in
let b = read_int () in
check a b

(* >>> input
2147483647 123456789
<<< *)

(* >>> output
1
1
1
1
1
1
1
<<< *)
