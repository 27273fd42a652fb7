(* The smallest int has no negation.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (-a + b)

(* >>> input
-2147483648 0
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: negate.ml:6:62: integer overflow: 0 - (-2147483648)
<<< *)
