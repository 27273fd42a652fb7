(* An overflow of a product.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (a * b)

(* >>> input
65536 -65536
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: multiply.ml:6:64: integer overflow: 65536 * (-65536)
<<< *)
