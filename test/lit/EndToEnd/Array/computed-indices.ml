(* Indices that are calls, other elements and arithmetic.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 10 0 in
let rec init i = if i < 10 then (a.(i) <- 9 - i; init (i + 1)) in
init 0;
let rec f x = x / 2 in
pi a.(a.(3)); pi a.(f 9); pi a.(a.(a.(0) - 1) + 1); pi a.(1 + f (a.(2))); a.(a.(0)) <- 55; pi a.(9);
a.(f 4 + 1) <- a.(f 4) + a.(f 4 + 2); pi a.(3); pi a.(let x = 2 in x * x)

(* >>> output
3
5
7
5
55
12
5
<<< *)
