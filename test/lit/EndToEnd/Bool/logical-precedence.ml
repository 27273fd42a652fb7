(* && binds tighter than ||, both weaker than comparisons.
   RUN: %everywhere %s
*)
let rec t n = print_int n; true in
let rec f n = print_int n; false in
let rec pb b = print_int (if b then 1 else 0); print_newline () in
pb (t 1 || t 2 && f 3); pb ((t 1 || t 2) && f 3); pb (f 1 && t 2 || t 3);
pb (f 1 && (t 2 || t 3)); pb (f 1 || f 2 || t 3 || t 4); pb (t 1 && t 2 && f 3 && t 4);
pb (1 < 2 && 2 < 3); pb (1 < 2 && 3 < 2 || 4 = 4); pb (not (1 < 2) || not (2 < 1));
pb (not true || true); pb (f 1 || t 2 && t 3 || f 4)

(* >>> output
11
130
131
10
1231
1230
1
1
1
1
1231
<<< *)
