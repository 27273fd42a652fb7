(* A stack overflow is found without checks too.
   RUN: %everywhere %s --flag=--unsafe --status=2 --no-ocaml --env=MINCAML_STACK_MAX=4M
*)
let rec f n = n - f (n + 1) / 2 in
print_int 5; print_newline (); print_int (f 0); print_newline ()

(* >>> output
5
<<< *)

(* >>> errors
mincaml: stack overflow
<<< *)
