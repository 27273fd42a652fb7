(* `_` can be bound any number of times, and as a parameter.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec first x _ = x in
let rec none _ _ _ = 5 in
let (_, b) = (1, 2) in
let (c, _, _) = (3, 4.0, true) in
let (_, _) = (pi 0; 1, 2) in
let _ = 10 in
let _ = b in
pi (first 7 8); pi (none 1 2.0 true); pi b; pi c

(* >>> output
0
7
5
2
3
<<< *)
