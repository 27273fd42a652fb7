(* An overflow of a sum ends the program; a handler does not see it.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (try a + b with _ -> 1)

(* >>> input
2147483647 1
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: add.ml:6:68: integer overflow: 2147483647 + 1
<<< *)
