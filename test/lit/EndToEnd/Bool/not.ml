(* `not`, of everything that can be true or false.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec id x = x in
pb (not true); pb (not false); pb (not (not true)); pb (not (1 = 2)); pb (not (1.0 < 2.0));
pb (not (id true)); pb (not (true && false)); pb (not (if 1 = 1 then false else true));
let x = not (id false) in
pb x; pb (not x); pb (not (not (not x)))

(* >>> output
0
1
1
1
0
0
1
1
1
0
0
<<< *)
