(* Many truth values as arguments and results.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec majority a b c = if a then b || c else b && c in
let rec xor a b = a <> b in
let rec parity a b c d e f g h i j = xor a (xor b (xor c (xor d (xor e (xor f (xor g (xor h (xor i j)))))))) in
pb (majority true false true); pb (majority false false true); pb (xor true true);
pb (parity true false true false true false true false true false);
pb (parity true true true true true true true true true true);
pb (parity false false false false false false false true false false)

(* >>> output
1
0
0
1
0
1
<<< *)
