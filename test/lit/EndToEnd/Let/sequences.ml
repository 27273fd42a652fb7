(* Sequences: in the value of a let, in its body, in parentheses, with begin.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let x = pi 1; pi 2; 3 in
pi x; (pi 4; pi 5); pi 6;
begin pi 7; pi 8 end;
let y = begin pi 9; 10 end in
pi y; (); pi (pi 11; 12); if x = 3 then (pi 13; pi 14) else pi 15; pi 16;
if x = 4 then begin pi 17 end else begin pi 18; pi 19 end; pi 20

(* >>> output
1
2
3
4
5
6
7
8
9
10
11
12
13
14
16
18
19
20
<<< *)
