(* Both operands are the same variable.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (a * a + b)

(* >>> input
46341 0
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: square.ml:6:64: integer overflow: 46341 * 46341
<<< *)
