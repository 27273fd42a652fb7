(* Two names for one array: every store is seen by every load after it.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 3 0 in
let b = a in
let rec f x y = x.(0) <- 1; y.(0) <- 2; let r = x.(0) in x.(0) <- 3; r * 10 + y.(0) in
pi (f a b); pi (f a (Array.make 1 5));
let rec g x i j = x.(i) <- 7; x.(j) <- 8; x.(i) in
pi (g a 1 1); pi (g a 1 2);
let m = Array.make 2 a in m.(0).(2) <- 44; pi m.(1).(2); pi b.(2)

(* >>> output
23
12
8
7
44
44
<<< *)
