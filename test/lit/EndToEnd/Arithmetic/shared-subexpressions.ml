(* An expression occurs several times, with other values in between.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f a b c =
  let x = a * b + c in
  let y = a * b - c in
  let z = (a * b + c) * (a * b - c) in
  pi (x * y - z); pi (a * b + c - x); pi ((a + b) * (a + b) - a * a - b * b - 2 * a * b) in
f 3 5 7; f (-3) 5 70000; f 2147483647 2 (-9)

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
<<< *)
