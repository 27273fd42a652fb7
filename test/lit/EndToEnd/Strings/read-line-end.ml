(* There is no line.
   RUN: %everywhere %s --status=2
*)
print_string "before "; print_endline (read_line ())

(* >>> output
before <<< *)

(* >>> errors
mincaml: read_line: end of input
<<< *)
