(* Operations with neutral elements and with themselves.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_char 32 in
let rec row x =
  ps (x + 0); ps (0 + x); ps (x - 0); ps (0 - x); ps (x - x); ps (x * 1);
  ps (1 * x); ps (x * 0); ps (x / 1); ps (x + x); ps (x + x - x); ps (x * 2 / 2);
  print_newline () in
row 0; row 1; row (-7); row 2147483647; row (-2147483648); row 1073741824
