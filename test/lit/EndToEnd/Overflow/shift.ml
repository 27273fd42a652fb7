(* A shift that loses bits overflows.
   RUN: %everywhere %s --flag=-fcheck-overflow --status=2 --no-ocaml
*)
let a = read_int ()
let b = read_int ()
let () = print_string "before"; print_newline (); print_int (a lsl b)

(* >>> input
1 31
<<< *)

(* >>> output
before
<<< *)

(* >>> errors
mincaml: shift.ml:6:64: integer overflow: 1 lsl 31
<<< *)
