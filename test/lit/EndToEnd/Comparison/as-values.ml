(* Comparisons kept in variables, tuples, arrays and passed on.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec both a b = if a then b else false in
let x = 3 < 4 in
let y = 3.0 > 4.0 in
let t = (x, y, x = y, 5 <> 5) in
let (a, b, c, d) = t in
let arr = Array.make 3 (1 = 1) in
arr.(1) <- 2.5 <= 2.4;
pb x; pb y; pb a; pb b; pb c; pb d; pb arr.(0); pb arr.(1); pb arr.(2);
pb (both (1 < 2) (2.0 < 3.0)); pb (both x y)

(* >>> output
1
0
1
0
0
0
1
0
1
1
0
<<< *)
