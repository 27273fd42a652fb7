(* The product with a negative constant.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (a * -3 + b)

(* >>> input
715827883 0
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: multiply-constant.ml:6:64: integer overflow: 715827883 * (-3)
<<< *)
