(* Captured integers.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec adder k = let rec add x = x + k in add in
let f = adder 5 in
let g = adder (-5) in
pi (f 1); pi (g 1); pi (f (g 100)); let h = adder (f 10) in pi (h 0)

(* >>> output
6
-4
100
15
<<< *)
