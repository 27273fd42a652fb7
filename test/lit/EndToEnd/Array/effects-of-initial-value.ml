(* The initial value is evaluated once.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec say n = pi n; n in
let a = Array.make 3 (say 1) in
let b = Array.make 2 (Array.make 2 (say 2)) in
b.(0).(0) <- 5; pi b.(1).(0); pi (a.(0) + a.(1) + a.(2));
let c = Array.make (say 4) (pi 6; 7) in pi c.(3)

(* >>> output
1
2
5
3
6
4
7
<<< *)
