(* An overflow counts where the result is not used.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (ignore (a + b); 1)

(* >>> input
2147483647 1
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: unused.ml:6:72: integer overflow: 2147483647 + 1
<<< *)
