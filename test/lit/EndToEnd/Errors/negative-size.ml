(* Array.make of a negative size.
   RUN: %everywhere %s --status=2
*)
let n = read_int () in
print_int n; print_newline ();
let a = Array.make n 1.5 in
print_float a.(0)
