(* With a NaN on either side, or both, only <> holds.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec b x = if x then 1 else 0 in
let rec cmp x y =
  ps (b (x = y)); ps (b (x <> y)); ps (b (x < y)); ps (b (x <= y));
  ps (b (x > y)); ps (b (x >= y)); print_newline () in
let nan = 0.0 /. 0.0 in
let inf = 1.0 /. 0.0 in
cmp nan nan; cmp nan 1.0; cmp 1.0 nan; cmp nan inf; cmp inf nan;
cmp (-. nan) nan; cmp nan 0.0; cmp (inf -. inf) nan; cmp (sqrt (-1.0)) 0.0

(* >>> output
0 1 0 0 0 0 
0 1 0 0 0 0 
0 1 0 0 0 0 
0 1 0 0 0 0 
0 1 0 0 0 0 
0 1 0 0 0 0 
0 1 0 0 0 0 
0 1 0 0 0 0 
0 1 0 0 0 0 
<<< *)
