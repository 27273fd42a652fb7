(* Comparisons with NaN as conditions, straight and negated: the branch must
   not be turned around.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec cmp x y =
  (if x = y then ps 1 else ps 0); (if x <> y then ps 1 else ps 0);
  (if x < y then ps 1 else ps 0); (if x <= y then ps 1 else ps 0);
  (if x > y then ps 1 else ps 0); (if x >= y then ps 1 else ps 0);
  (if not (x = y) then ps 1 else ps 0); (if not (x <> y) then ps 1 else ps 0);
  (if not (x < y) then ps 1 else ps 0); (if not (x <= y) then ps 1 else ps 0);
  (if not (x > y) then ps 1 else ps 0); (if not (x >= y) then ps 1 else ps 0);
  print_newline () in
let nan = read_float () in
let one = read_float () in
cmp nan nan; cmp nan one; cmp one nan; cmp one one; cmp one 2.0; cmp 2.0 one;
cmp nan 1.0; cmp 1.0 nan

(* >>> input
nan 1
<<< *)

(* >>> output
0 1 0 0 0 0 1 0 1 1 1 1 
0 1 0 0 0 0 1 0 1 1 1 1 
0 1 0 0 0 0 1 0 1 1 1 1 
1 0 0 1 0 1 0 1 1 0 1 0 
0 1 1 1 0 0 1 0 0 0 1 1 
0 1 0 0 1 1 1 0 1 1 0 0 
0 1 0 0 0 0 1 0 1 1 1 1 
0 1 0 0 0 0 1 0 1 1 1 1 
<<< *)
