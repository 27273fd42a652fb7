(* All six comparisons of integers as conditions of branches, both ways.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec cmp x y =
  (if x = y then ps 1 else ps 0); (if x <> y then ps 1 else ps 0);
  (if x < y then ps 1 else ps 0); (if x <= y then ps 1 else ps 0);
  (if x > y then ps 1 else ps 0); (if x >= y then ps 1 else ps 0);
  (if not (x = y) then ps 1 else ps 0); (if not (x < y) then ps 1 else ps 0);
  (if not (x <= y) then ps 1 else ps 0); print_newline () in
let rec loop n = if n = 0 then () else
  let x = read_int () in
  let y = read_int () in
  cmp x y; loop (n - 1) in
loop 6

(* >>> input
0 0 -1 1 1 -1 2147483647 -2147483648 -2147483648 2147483647 7 7
<<< *)

(* >>> output
1 0 0 1 0 1 0 1 0 
0 1 1 1 0 0 1 0 0 
0 1 0 0 1 1 1 1 1 
0 1 0 0 1 1 1 1 1 
0 1 1 1 0 0 1 0 0 
1 0 0 1 0 1 0 1 0 
<<< *)
