(* An array larger than the heap may be.
   RUN: %everywhere %s --status=2 --no-ocaml --env=MINCAML_HEAP_MAX=16M
*)
print_int 1; print_newline ();
let a = Array.make 1000000 1 in
print_int a.(999999); print_newline ();
let b = Array.make 100000000 1.0 in
print_float b.(5)

(* >>> output
1
1
<<< *)

(* >>> errors
mincaml: out of memory
<<< *)
