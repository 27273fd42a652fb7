(* An array of size zero has no element.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 0 5 in
print_int (Array.length a); print_newline (); print_int a.(0)
