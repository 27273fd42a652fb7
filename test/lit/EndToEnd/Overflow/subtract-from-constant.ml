(* The difference from a constant.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (100 - a + b)

(* >>> input
-2147483548 0
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: subtract-from-constant.ml:6:66: integer overflow: 100 - (-2147483548)
<<< *)
