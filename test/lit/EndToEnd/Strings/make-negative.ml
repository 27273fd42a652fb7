(* A negative size.
   RUN: %everywhere %s --status=2
*)
print_endline (String.make (String.length "abc" - 4) 'a')

(* >>> output
<<< *)

(* >>> errors
mincaml: make-negative.ml:4:16: String.make: negative size -1
<<< *)
