(* Another error of the program, in tail position and as a statement.
   RUN: %everywhere %s --status=2
*)
let rec check b = if b then () else invalid_arg "check" in
check true; print_string "checked"; check false; print_string "not reached"

(* >>> output
checked<<< *)

(* >>> errors
Fatal error: exception Invalid_argument("check")
<<< *)
