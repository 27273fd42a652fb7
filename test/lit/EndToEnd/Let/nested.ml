(* lets within the values of lets, and in operands.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let x = let y = let z = 1 in z + 1 in y + 1 in
let w = (let a = 5 in a * 2) + (let a = 7 in a * 3) in
pi x; pi w; pi (let q = x in q + let r = w in r * q);
pi (1 + let k = 2 in k * 3); let s = pi 9; 10 in pi s

(* >>> output
3
31
96
7
9
10
<<< *)
