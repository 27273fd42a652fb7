(* The largest array there could be.
   RUN: %everywhere %s --status=2 --no-ocaml --env=MINCAML_HEAP_MAX=1M
*)
let n = 2147483647 in
print_int 9; print_newline ();
let a = Array.make n 0.0 in
print_float a.(n - 1)

(* >>> output
9
<<< *)

(* >>> errors
mincaml: out of memory
<<< *)
