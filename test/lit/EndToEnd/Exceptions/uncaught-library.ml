(* A handler raises the exception of a runtime function again, and nothing catches it.
   RUN: %everywhere %s --status=2
*)
let read s = try int_of_string s with e -> print_string "again "; raise e
let () =
  print_int (try read "x" with Failure s -> print_string s; 12);
  print_newline ();
  print_int (read "34x")

(* >>> output
again int_of_string12
again <<< *)

(* >>> errors
mincaml: uncaught-library.ml:4:18: int_of_string: not an int: "34x"
<<< *)
