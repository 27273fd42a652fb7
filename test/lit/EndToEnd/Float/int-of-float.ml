(* int_of_float and truncate round towards zero.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec both x = pi (int_of_float x); pi (truncate x) in
both 0.0; both (-0.0); both 0.5; both (-0.5); both 0.9999999; both (-0.9999999); both 1.0;
both 1.5; both 2.5; both (-1.5); both (-2.5); both 123456.789; both 1e9; both (-1e9);
both 2147483647.0; both 2147483647.5; both (-2147483648.0); both (-2147483648.9)

(* >>> output
0
0
0
0
0
0
0
0
0
0
0
0
1
1
1
1
2
2
-1
-1
-2
-2
123456
123456
1000000000
1000000000
-1000000000
-1000000000
2147483647
2147483647
2147483647
2147483647
-2147483648
-2147483648
-2147483648
-2147483648
<<< *)
