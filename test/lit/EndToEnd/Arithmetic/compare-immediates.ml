(* Comparisons with immediates at the edges of the instruction field.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec b x = if x then 1 else 0 in
let rec row x =
  ps (b (x = 4095)); ps (b (x < 4095)); ps (b (x <= 4095)); ps (b (x > 4095));
  ps (b (x = 4096)); ps (b (x < 4096)); ps (b (x >= 4096)); ps (b (x <> 4096));
  ps (b (x = -4096)); ps (b (x < -4096)); ps (b (x <= -4096)); ps (b (x > -4096));
  ps (b (x = -4097)); ps (b (x < -4097)); ps (b (x >= -4097)); ps (b (x <> -4097));
  print_newline () in
row 4094; row 4095; row 4096; row 4097; row (-4095); row (-4096); row (-4097);
row (-4098); row 0; row 2147483647; row (-2147483648)

(* >>> output
0 1 1 0 0 1 0 1 0 0 0 1 0 0 1 1 
1 0 1 0 0 1 0 1 0 0 0 1 0 0 1 1 
0 0 0 1 1 0 1 0 0 0 0 1 0 0 1 1 
0 0 0 1 0 0 1 1 0 0 0 1 0 0 1 1 
0 1 1 0 0 1 0 1 0 0 0 1 0 0 1 1 
0 1 1 0 0 1 0 1 1 0 1 0 0 0 1 1 
0 1 1 0 0 1 0 1 0 1 1 0 1 0 1 0 
0 1 1 0 0 1 0 1 0 1 1 0 0 1 0 1 
0 1 1 0 0 1 0 1 0 0 0 1 0 0 1 1 
0 0 0 1 0 0 1 1 0 0 0 1 0 0 1 1 
0 1 1 0 0 1 0 1 0 1 1 0 0 1 0 1 
<<< *)
