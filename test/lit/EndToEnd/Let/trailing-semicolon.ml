(* A semicolon may end a sequence.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let x = (pi 1; pi 2;) in
x;
begin pi 3; end;
pi 4;

(* >>> output
1
2
3
4
<<< *)
