(* Tuples until memory ends.
   RUN: %everywhere %s --status=2 --no-ocaml --env=MINCAML_HEAP_MAX=3M
*)
let keep = Array.make 200000 (0, 0.0) in
let rec go n = keep.(n) <- (n, float_of_int n); (if n = 10000 then (print_int n; print_newline ())); go (n + 1) in
go 0

(* >>> output
10000
<<< *)

(* >>> errors
mincaml: out of memory
<<< *)
