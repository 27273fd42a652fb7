(* A number divided by itself is one, except zero.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec row x = if x = 0 then print_newline () else (ps (x / x); ps (0 / x); ps (x / (-x))) in
row 1; row (-1); row 2147483647; row (-2147483648); row 0; row 12345; row 0

(* >>> output
1 0 -1 1 0 -1 1 0 -1 1 0 1 
1 0 -1 
<<< *)
