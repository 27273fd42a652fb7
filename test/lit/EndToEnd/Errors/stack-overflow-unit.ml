(* Endless recursion for effects.
   RUN: %everywhere %s --status=2 --no-ocaml --env=MINCAML_STACK_MAX=2M
*)
let cell = Array.make 1 0 in
let rec f () = cell.(0) <- cell.(0) + 1; f (); cell.(0) <- cell.(0) - 1 in
print_int 3; print_newline (); f (); print_int cell.(0)

(* >>> output
3
<<< *)

(* >>> errors
mincaml: stack overflow
<<< *)
