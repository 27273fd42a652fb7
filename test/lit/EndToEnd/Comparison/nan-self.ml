(* x = x is not always true of a float.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec is_nan x = x <> x in
let rec is_number x = x = x in
let rec neither x y = not (x < y) && not (x >= y) in
let z = read_float () in
pb (is_nan z); pb (is_number z); pb (is_nan (z /. z)); pb (is_number (z /. z));
pb (neither (z /. z) 1.0); pb (neither z 1.0); pb (is_nan (z *. (1.0 /. z)))

(* >>> input
0.0
<<< *)

(* >>> output
0
1
1
0
1
0
1
<<< *)
