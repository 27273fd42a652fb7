print_int 12; print_newline (); prerr_int 3; prerr_newline (); print_int (1 / 0)

(* >>> output
12
<<< *)

(* >>> errors
3
mincaml: fails.ml:1:77: division by zero
<<< *)
