(* Comparisons of truth values: false is less than true.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec b x = if x then 1 else 0 in
let rec cmp x y =
  ps (b (x = y)); ps (b (x <> y)); ps (b (x < y)); ps (b (x <= y));
  ps (b (x > y)); ps (b (x >= y)); print_newline () in
cmp false false; cmp false true; cmp true false; cmp true true;
cmp (1 < 2) (2 < 1); cmp (1 < 2) (1.0 < 2.0);
(if true > false then ps 1 else ps 0); (if (1 = 1) = (2 = 2) then ps 1 else ps 0);
(if (1 = 1) <> (2 = 3) then ps 1 else ps 0); print_newline ()

(* >>> output
1 0 0 1 0 1 
0 1 1 1 0 0 
0 1 0 0 1 1 
1 0 0 1 0 1 
0 1 0 0 1 1 
1 0 0 1 0 1 
1 1 1 
<<< *)
