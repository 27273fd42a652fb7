(* Immediate operands at the edges of what one SPARC instruction holds.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_char 32 in
let rec edges x =
  ps (x + 4094); ps (x + 4095); ps (x + 4096); ps (x + 4097);
  ps (x - 4094); ps (x - 4095); ps (x - 4096); ps (x - 4097);
  ps (x + -4095); ps (x + -4096); ps (x + -4097); ps (x * 4095);
  ps (x * 4096); ps (x * -4096); ps (x * -4097); ps (4095 - x); ps (-4096 - x);
  print_newline () in
edges 0; edges 1; edges (-1); edges 4096; edges (read_int ())
