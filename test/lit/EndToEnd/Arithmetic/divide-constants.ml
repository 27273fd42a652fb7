(* Division by constants, powers of two and others, of both signs.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_char 32 in
let rec line n =
  ps (n / 1); ps (n / 2); ps (n / 3); ps (n / 4); ps (n / 5); ps (n / 7);
  ps (n / 10); ps (n / 16); ps (n / 100); ps (n / 641); ps (n / 4096);
  ps (n / 65536); ps (n / 1000000007); ps (n / 2147483647);
  ps (n / -1); ps (n / -2); ps (n / -3); ps (n / -8); ps (n / -10);
  ps (n / -2147483648);
  print_newline () in
let rec lines n = if n = 0 then () else (line (read_int ()); lines (n - 1)) in
lines 10
