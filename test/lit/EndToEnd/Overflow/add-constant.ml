(* The sum with a constant.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (a + 100 + b)

(* >>> input
2147483548 0
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: add-constant.ml:6:64: integer overflow: 2147483548 + 100
<<< *)
