(* Division without checks still wraps around for the smallest integer.
   RUN: %everywhere %s --flag=--unsafe
*)
let rec pi n = print_int n; print_newline () in
let rec div a b = a / b in
pi (div 7 2); pi (div (-7) 2); pi (div 2147483647 (-1)); pi (100 / read_int ()); pi (div (-2147483648) (read_int ()))

(* >>> input
-7 -1
<<< *)

(* >>> output
3
-3
-2147483647
-14
-2147483648
<<< *)
