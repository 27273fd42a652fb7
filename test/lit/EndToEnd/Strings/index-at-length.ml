(* Reading the character after the last one.
   RUN: %everywhere %s --status=2
*)
let s = "abc" in
print_string s; print_char s.[String.length s]; print_char 'x'

(* >>> output
abc<<< *)

(* >>> errors
mincaml: index-at-length.ml:5:28: index 3 out of bounds for a string of length 3
<<< *)
