(* Tuples until memory ends.
   RUN: %everywhere %s --status=2 --no-ocaml --env=MINCAML_HEAP_MAX=8M
*)
let keep = Array.make 1000000 (0, 0.0) in
let rec go n = keep.(n) <- (n, float_of_int n); (if n = 100000 then (print_int n; print_newline ())); go (n + 1) in
go 0
