(* true and false as literals everywhere.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec pick b x y = if b then x else y in
(if true then pb true else pb false); (if false then pb true else pb false);
pb (pick true true false); pb (pick false true false); pb (true = true); pb (true && false);
pb (if true then false else true); let (a, b) = (true, false) in pb a; pb b;
let arr = Array.make 2 true in arr.(1) <- false; pb arr.(0); pb arr.(1)

(* >>> output
1
0
1
0
1
0
0
1
0
1
0
<<< *)
