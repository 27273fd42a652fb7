(* Euclid's algorithm, by division and by subtraction.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec gcd a b = if b = 0 then a else gcd b (a - a / b * b) in
let rec gcd' a b = if a = b then a else if a > b then gcd' (a - b) b else gcd' a (b - a) in
pi (gcd 1071 462); pi (gcd 21600 337500); pi (gcd 17 0); pi (gcd 1 1);
pi (gcd' 1071 462); pi (gcd' 21600 337500); pi (gcd' 17 17)

(* >>> output
21
2700
17
1
21
2700
17
<<< *)
