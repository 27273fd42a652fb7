(* Integers survive the way to float and back.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec check n = pi (int_of_float (float_of_int n)); pi (truncate (float n +. 0.5)) in
check 0; check 1; check (-1); check 16777217; check 99999999; check 2147483646;
check (-2147483648); let rec loop n k = if k = 0 then () else (check n; loop (n * -3) (k - 1)) in loop 7 12

(* >>> output
0
0
1
1
-1
0
16777217
16777217
99999999
99999999
2147483646
2147483646
-2147483648
-2147483647
7
7
-21
-20
63
63
-189
-188
567
567
-1701
-1700
5103
5103
-15309
-15308
45927
45927
-137781
-137780
413343
413343
-1240029
-1240028
<<< *)
