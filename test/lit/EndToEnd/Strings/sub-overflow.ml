(* Start and length whose sum is too large.
   RUN: %everywhere %s --status=2
*)
print_endline (String.sub "abc" 2147483647 2147483647)

(* >>> output
<<< *)

(* >>> errors
mincaml: sub-overflow.ml:4:16: String.sub: start 2147483647 and length 2147483647 are out of bounds for a string of length 3
<<< *)
