(* An error of the program, in a function whose result has another type.
   RUN: %everywhere %s --status=2
*)
let rec f n = if n < 0 then failwith ("negative " ^ string_of_int n) else n * 2 in
let rec g x = if x < 0.0 then invalid_arg "g" else x in
print_int (f 3); print_newline (); print_float (g 1.0); print_newline (); print_int (f (-3)); print_int 1

(* >>> output
6
1.
<<< *)

(* >>> errors
Fatal error: exception Failure("negative -3")
<<< *)
