(* Names bound by a tuple pattern hide others; the tuple is computed before.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = 1 in
let b = 2 in
let (a, b) = (b, a) in
pi a; pi b;
let (b, c) = (a + b, a * b) in
pi a; pi b; pi c;
let rec f a = let (a, b) = (a + 1, a + 2) in a * b in
pi (f 10); pi a

(* >>> output
2
1
2
3
2
132
2
<<< *)
