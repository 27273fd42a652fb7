(* lets and sequences as conditions, indices, arguments and operands.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 5 3 in
(if (let x = 1 in x = 1) then pi 1 else pi 2);
(if (pi 0; false) then pi 3 else pi 4);
pi a.(let i = 2 in i + 1); a.(pi 5; 1) <- 7; a.(1) <- (pi 6; 8); pi a.(1);
pi ((let f = 3 in f * f) - (pi 8; 2))

(* >>> output
1
0
4
3
5
6
8
8
7
<<< *)
