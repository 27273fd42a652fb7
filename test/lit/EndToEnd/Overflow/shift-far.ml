(* A shift by more than 31 loses every bit.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (a lsl b)

(* >>> input
1 32
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: shift-far.ml:6:64: integer overflow: 1 lsl 32
<<< *)
