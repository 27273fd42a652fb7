(* The smallest size there is, in a function.
   RUN: %everywhere %s --status=2
*)
let rec make n x = print_int 1; Array.create n x in
let a = make 2 true in
print_newline ();
let b = make (-2147483648) false in
if a.(0) = b.(0) then print_int 2

(* >>> output
1
1<<< *)

(* >>> errors
mincaml: negative-size-smallest.ml:4:33: negative array size -2147483648
<<< *)
