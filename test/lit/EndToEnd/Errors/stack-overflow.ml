(* Endless recursion ends with a message, after all output.
   RUN: %everywhere %s --status=2 --no-ocaml --env=MINCAML_STACK_MAX=8M
*)
let rec f n = n - f (n + 1) / 2 in
print_int 5; print_newline (); print_int (f 0); print_newline ()

(* >>> output
5
<<< *)

(* >>> errors
mincaml: stack overflow
<<< *)
