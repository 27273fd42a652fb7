(* A negative index.
   RUN: %everywhere %s --status=2
*)
let rec f s i = print_char s.[i]; f s (i - 1) in
f "abc" 2

(* >>> output
cba<<< *)

(* >>> errors
mincaml: index-negative.ml:4:28: index -1 out of bounds for a string of length 3
<<< *)
