(* Closures until memory ends.
   RUN: %everywhere %s --status=2 --no-ocaml --env=MINCAML_HEAP_MAX=8M
*)
let rec go n f = if n < 0 then f n else
  let rec g x = f x + n in
  (if n = 50000 then (print_int n; print_newline ())); go (n + 1) g in
let rec id x = x in
print_int (go 0 id)

(* >>> output
50000
<<< *)

(* >>> errors
mincaml: out of memory
<<< *)
