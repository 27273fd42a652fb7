(* Multiplication: constants that become shifts and additions, and others.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_char 32 in
let rec line n =
  ps (n * 0); ps (n * 1); ps (n * 2); ps (n * 3); ps (n * 4); ps (n * 5);
  ps (n * 7); ps (n * 10); ps (n * 15); ps (n * 17); ps (n * 64);
  ps (n * 100); ps (n * 1024); ps (n * 4095); ps (n * 4097); ps (n * 65535);
  ps (n * -1); ps (n * -2); ps (n * -3); ps (n * -10); ps (n * n);
  ps (n * n * n); print_newline () in
let rec lines n = if n = 0 then () else (line (read_int ()); lines (n - 1)) in
lines 7
