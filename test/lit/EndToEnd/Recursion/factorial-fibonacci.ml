(* The classics.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec fact n = if n <= 1 then 1 else n * fact (n - 1) in
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2) in
let rec pow b n = if n = 0 then 1 else b * pow b (n - 1) in
pi (fact 12); pi (fact 13); pi (fact 20); pi (fib 20); pi (pow 2 30); pi (pow 2 31); pi (pow 3 20); pi (pow (-7) 11)

(* >>> output
479001600
1932053504
-2102132736
6765
1073741824
-2147483648
-808182895
-1977326743
<<< *)
