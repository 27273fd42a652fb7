(* Array.length of everything, as a value in expressions.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec last a = a.(Array.length a - 1) in
let a = Array.make 10 3 in a.(9) <- 4;
pi (Array.length a); pi (last a); pi (last (Array.make 1 8)); pi (Array.length a * 2 + 1);
let n = Array.length (Array.make (Array.length a + 5) 1.0) in pi n;
let m = Array.make 3 a in pi (Array.length m.(1)); pi (Array.length m);
if Array.length a > 9 then pi 1 else pi 2

(* >>> output
10
4
8
21
15
10
3
1
<<< *)
