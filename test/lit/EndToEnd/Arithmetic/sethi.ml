(* Constants that need one or two instructions on SPARC.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_char 32 in
let rec show x =
  ps (x + 1024); ps (x + 1023); ps (x + 1025); ps (x + 8192); ps (x + 8191);
  ps (x + 65536); ps (x + 1048576); ps (x + 1048577); ps (x + 305419896);
  ps (x + 2147482624); ps (x + 2147483647); ps (x + -2147483648);
  ps (x + -2147482624); ps (x + -1024); ps (x + -1025); ps (x + -8192);
  print_newline () in
show 0; show (read_int ()); show (read_int ())
