(* A remainder made from division and multiplication, which compilers
   recognize.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec rem a b = a - a / b * b in
let rec rem10 a = a - a / 10 * 10 in
let rec rem8 a = a - a / 8 * 8 in
let rec row a =
  ps (rem a 3); ps (rem a (-3)); ps (rem a 7); ps (rem10 a); ps (rem8 a);
  print_newline () in
row 0; row 1; row 10; row (-1); row (-10); row 17; row (-17);
row 2147483647; row (-2147483648)

(* >>> output
0 0 0 0 0 
1 1 1 1 1 
1 1 3 0 2 
-1 -1 -1 -1 -1 
-1 -1 -3 0 -2 
2 2 3 7 1 
-2 -2 -3 -7 -1 
1 1 1 7 7 
-2 -2 -2 -8 0 
<<< *)
