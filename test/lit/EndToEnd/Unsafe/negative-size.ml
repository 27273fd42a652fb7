(* The runtime rejects negative sizes nevertheless, without a location.
   RUN: %everywhere %s --flag=--unsafe --status=2
*)
let n = read_int () in
print_int n; print_newline (); let a = Array.make n 1 in print_int a.(0)

(* >>> input
-5
<<< *)

(* >>> output
-5
<<< *)

(* >>> errors
mincaml: negative array size -5
<<< *)
