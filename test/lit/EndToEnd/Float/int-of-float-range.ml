(* int_of_float out of range, of infinities and of NaN gives the smallest
   integer, constant or not.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec conv x = int_of_float x in
pi (int_of_float 2147483648.0); pi (int_of_float (-2147483649.0)); pi (int_of_float 1e10);
pi (int_of_float (-1e10)); pi (int_of_float 1e300); pi (int_of_float (1.0 /. 0.0));
pi (int_of_float (-1.0 /. 0.0)); pi (int_of_float (0.0 /. 0.0)); pi (truncate 1e20);
let rec loop n = if n = 0 then () else (pi (conv (read_float ())); loop (n - 1)) in
loop 12

(* >>> input
2147483648 -2147483649 4294967296 4294967297 1e18 -1e300 inf -inf nan
2147483647.9999995 -2147483648.9999995 9223372036854775808
<<< *)

(* >>> output
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
-2147483648
2147483647
-2147483648
-2147483648
<<< *)
