(* Operators as functions are checked.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (List.fold_left ( + ) 0 [a; b; 1])

(* >>> input
2147483647 0
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: operator-value.ml:6:79: integer overflow: 2147483647 + 1
<<< *)
