(* Reading far away, where the address would wrap around.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 3 true in
print_int 1;
if a.(read_int ()) then print_int 2 else print_int 3

(* >>> input
1073741824
<<< *)

(* >>> output
1<<< *)

(* >>> errors
mincaml: get-far.ml:6:4: index 1073741824 out of bounds for an array of length 3
<<< *)
