(* Negated calls; the original language needs no parentheses around them.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec is_small n = n < 10 in
pb (not (is_small 5)); pb (not (is_small 50));
(if not (is_small 50) then pb true else pb false)

(* >>> output
0
1
1
<<< *)
