(* Unused values are computed for their effects only.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = (pi 1; 10) in
let b = (pi 2; 2.0) in
let _ = (pi 3; true) in
let _ = pi 4 in
let _c = (pi 5; (1, 2)) in
let rec never x = pi 99; x + 1 in
let d = Array.make 2 (pi 6; 0) in
pi 7

(* >>> output
1
2
3
4
5
6
7
<<< *)
