(* The quotient of the smallest int and -1 overflows.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (a / b)

(* >>> input
-2147483648 -1
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: divide.ml:6:64: integer overflow: -2147483648 / (-1)
<<< *)
