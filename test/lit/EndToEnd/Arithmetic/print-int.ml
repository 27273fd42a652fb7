(* print_int of all lengths and both signs.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec up n k = if k = 0 then () else (pi n; pi (-n); up (n * 10 + k) (k - 1)) in
up 9 9; pi 0; pi 10; pi (-10); pi 100; pi 2147483647; pi (-2147483648)

(* >>> output
9
-9
99
-99
998
-998
9987
-9987
99876
-99876
998765
-998765
9987654
-9987654
99876543
-99876543
998765432
-998765432
0
10
-10
100
2147483647
-2147483648
<<< *)
