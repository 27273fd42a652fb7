(* Literals: leading zeros, the largest and the smallest.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
pi 0; pi 00; pi 007; pi 1000000000; pi 2147483647; pi (-2147483648);
pi (-2147483647); pi 0000002147483647; pi 4294967 

(* >>> output
0
0
7
1000000000
2147483647
-2147483648
-2147483647
2147483647
4294967
<<< *)
