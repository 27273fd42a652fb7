(* Minimum and maximum of floats by comparison, with NaN and -0.0: the operand
   chosen is the one the program says.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec min_lt a b = if a < b then a else b in
let rec min_ge a b = if a >= b then b else a in
let rec max_gt a b = if a > b then a else b in
let rec max_le a b = if a <= b then b else a in
let rec all a b = pf (min_lt a b); pf (min_ge a b); pf (max_gt a b); pf (max_le a b) in
let nan = read_float () in
all 1.0 2.0; all 2.0 1.0; all nan 1.0; all 1.0 nan; all 0.0 (-0.0); all (-0.0) 0.0

(* >>> input
nan
<<< *)

(* >>> output
1.
1.
2.
2.
1.
1.
2.
2.
1.
nan
1.
nan
nan
1.
nan
1.
-0.
-0.
-0.
-0.
0.
0.
0.
0.
<<< *)
