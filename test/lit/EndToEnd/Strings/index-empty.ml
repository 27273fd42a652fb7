(* The empty string has no characters.
   RUN: %everywhere %s --status=2
*)
let s = String.make 0 'a' ^ "" in
print_char s.[0]

(* >>> output
<<< *)

(* >>> errors
mincaml: index-empty.ml:5:12: index 0 out of bounds for a string of length 0
<<< *)
