(* All six comparisons of integers at all kinds of values.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec b x = if x then 1 else 0 in
let rec cmp x y =
  ps (b (x = y)); ps (b (x <> y)); ps (b (x < y)); ps (b (x <= y));
  ps (b (x > y)); ps (b (x >= y)); print_newline () in
cmp 0 0; cmp 0 1; cmp 1 0; cmp (-1) 1; cmp 1 (-1); cmp (-1) (-1);
cmp 2147483647 (-2147483648); cmp (-2147483648) 2147483647;
cmp (-2147483648) (-2147483648); cmp (-2147483648) 0; cmp 0 (-2147483648);
cmp 2147483647 2147483646; cmp 65536 65535; cmp (-65536) 65536

(* >>> output
1 0 0 1 0 1 
0 1 1 1 0 0 
0 1 0 0 1 1 
0 1 1 1 0 0 
0 1 0 0 1 1 
1 0 0 1 0 1 
0 1 0 0 1 1 
0 1 1 1 0 0 
1 0 0 1 0 1 
0 1 1 1 0 0 
0 1 0 0 1 1 
0 1 0 0 1 1 
0 1 0 0 1 1 
0 1 1 1 0 0 
<<< *)
