(* Out of bounds in a closure called from elsewhere.
   RUN: %everywhere %s --status=2
*)
let rec make a = let rec get i = a.(i) * 2 in get in
let g = make (Array.make 2 21) in
let rec call f x = f x + 1 in
print_int (call g 1); print_newline (); print_int (call g 2); print_newline ()

(* >>> output
43
<<< *)

(* >>> errors
mincaml: in-closure.ml:4:34: index 2 out of bounds for an array of length 2
<<< *)
