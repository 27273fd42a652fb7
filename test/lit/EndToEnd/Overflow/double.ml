(* The same for a sum.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (a + a + b)

(* >>> input
-1073741825 0
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: double.ml:6:64: integer overflow: -1073741825 + (-1073741825)
<<< *)
