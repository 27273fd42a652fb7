(* Endless recursion between nested functions.
   RUN: %everywhere %s --status=2 --no-ocaml --env=MINCAML_STACK_MAX=4M
*)
let rec f n =
  let rec g m = let r = f (m + 1) in r / 2 - m in
  let r = g (n + 1) in r / 3 - n in
print_byte 65; print_newline (); print_int (f 1)

(* >>> output
A
<<< *)

(* >>> errors
mincaml: stack overflow
<<< *)
