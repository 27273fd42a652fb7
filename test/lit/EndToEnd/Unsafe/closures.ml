(* Closures, tail calls and many parameters without checks.
   RUN: %everywhere %s --flag=--unsafe
*)
let rec pi n = print_int n; print_newline () in
let fs = Array.make 3 pi in
let rec make k = let rec f x = pi (x * k) in f in
fs.(1) <- make 2; fs.(2) <- make 3;
let rec all i n a b c d e f g h = if n = 0 then pi (a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h) else (fs.(i) n; all (if i = 2 then 0 else i + 1) (n - 1) b c d e f g h a) in
all 0 7 1 2 3 4 5 6 7 8

(* >>> output
7
12
15
4
6
6
1
176
<<< *)
