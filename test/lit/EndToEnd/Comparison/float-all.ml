(* All six comparisons of floats: zeros of both signs, infinities, neighbours.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec b x = if x then 1 else 0 in
let rec cmp x y =
  ps (b (x = y)); ps (b (x <> y)); ps (b (x < y)); ps (b (x <= y));
  ps (b (x > y)); ps (b (x >= y)); print_newline () in
let inf = 1.0 /. 0.0 in
cmp 0.0 0.0; cmp 0.0 (-0.0); cmp (-0.0) 0.0; cmp 1.0 2.0; cmp 2.0 1.0;
cmp (-1.0) 1.0; cmp inf inf; cmp inf (-. inf); cmp (-. inf) inf; cmp inf 1e308;
cmp 1.0 1.0000000000000002; cmp 4.9e-324 0.0; cmp (-4.9e-324) (-0.0);
cmp 0.1 (0.3 -. 0.2)

(* >>> output
1 0 0 1 0 1 
1 0 0 1 0 1 
1 0 0 1 0 1 
0 1 1 1 0 0 
0 1 0 0 1 1 
0 1 1 1 0 0 
1 0 0 1 0 1 
0 1 0 0 1 1 
0 1 1 1 0 0 
0 1 0 0 1 1 
0 1 1 1 0 0 
0 1 0 0 1 1 
0 1 1 1 0 0 
0 1 0 0 1 1 
<<< *)
