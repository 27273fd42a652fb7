(* float_of_int and float are exact.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec both n = pf (float_of_int n); pf (float n) in
both 0; both 1; both (-1); both 16777217; both 2147483647; both (-2147483648); both 123456789;
pf (float_of_int (2147483647 + 1)); pf (float_of_int 2147483647 +. 1.0);
pf (float_of_int 7 /. float_of_int 2); let n = read_int () in both n; both (-n)

(* >>> input
-2147483647
<<< *)

(* >>> output
0.
0.
1.
1.
-1.
-1.
16777217.
16777217.
2147483647.
2147483647.
-2147483648.
-2147483648.
123456789.
123456789.
-2147483648.
2147483648.
3.5
-2147483647.
-2147483647.
2147483647.
2147483647.
<<< *)
