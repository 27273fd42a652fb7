(* Arguments are evaluated from right to left: direct calls, closures,
   externals, many arguments.
   RUN: %everywhere %s
*)
let rec say n = print_int n; n in
let rec f a b c = a * 100 + b * 10 + c in
let rec g k = let rec h a b = a - b + k in h in
let h = g 1 in
let rec many a b c d e f g h i j = print_int (a + j) in
print_int (f (say 1) (say 2) (say 3)); print_newline ();
print_int (h (say 1) (say 2)); print_newline ();
print_int (f (say 1) (f (say 2) (say 3) (say 4)) (say 5)); print_newline ();
many (say 0) (say 1) (say 2) (say 3) (say 4) (say 5) (say 6) (say 7) (say 8) (say 9); print_newline ()

(* >>> output
321123
210
543212445
98765432109
<<< *)
