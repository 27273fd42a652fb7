(* && and || do not evaluate their right side when the left one decides.
   RUN: %everywhere %s
*)
let rec t n = print_int n; true in
let rec f n = print_int n; false in
let rec pb b = print_int (if b then 1 else 0); print_newline () in
pb (t 1 && t 2); pb (t 1 && f 2); pb (f 1 && t 2); pb (f 1 && f 2);
pb (t 1 || t 2); pb (t 1 || f 2); pb (f 1 || t 2); pb (f 1 || f 2)

(* >>> output
121
120
10
10
11
11
121
120
<<< *)
