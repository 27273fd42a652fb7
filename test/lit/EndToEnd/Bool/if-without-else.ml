(* if without else: does something or nothing.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f n = if n > 0 then pi n in
let rec g n = (if n > 0 then pi n); (if n > 5 then pi (n * 10)); pi 0 in
let u = (if 1 = 2 then pi 99) in
u; f 1; f 0; f (-1); g 3; g 8; g (-8);
if 1 < 2 then pi 7; if 2 < 1 then pi 8; pi 9;
if true then if false then pi 10

(* >>> output
1
3
0
8
80
0
0
7
9
<<< *)
