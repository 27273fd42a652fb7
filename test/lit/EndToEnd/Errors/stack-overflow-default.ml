(* Stack overflow with the default stack size of programs.
   RUN: %everywhere %s --status=2 --no-ocaml --only=jit-O2,sparc-O2,sparcv9-O2
*)
let rec f n x = if n < 0 then x else f (n + 1) (x *. 0.5) +. x in
print_int 5; print_newline (); print_float (f 0 1.0); print_newline ()

(* >>> output
5
<<< *)

(* >>> errors
mincaml: stack overflow
<<< *)
