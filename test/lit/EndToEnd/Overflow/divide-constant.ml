(* The same if the divisor is known.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (a / -1 + b)

(* >>> input
-2147483648 0
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: divide-constant.ml:6:64: integer overflow: -2147483648 / (-1)
<<< *)
