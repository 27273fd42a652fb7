(* A part that is not in the string.
   RUN: %everywhere %s --status=2
*)
print_endline (String.sub "abcdef" 2 4);
print_endline (String.sub "abcdef" 3 4)

(* >>> output
cdef
<<< *)

(* >>> errors
mincaml: sub-out-of-bounds.ml:5:16: String.sub: start 3 and length 4 are out of bounds for a string of length 6
<<< *)
