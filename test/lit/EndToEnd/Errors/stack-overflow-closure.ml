(* Endless recursion through closures.
   RUN: %everywhere %s --status=2 --no-ocaml --env=MINCAML_STACK_MAX=4M
*)
let rec make k =
  let rec f n = let g = f in g (n + k) * 2 + k in f in
print_int (read_int ()); print_newline (); print_int ((make 3) 0)

(* >>> input
12
<<< *)

(* >>> output
12
<<< *)

(* >>> errors
mincaml: stack overflow
<<< *)
