(* create_float_array as a value.
   RUN: %everywhere %s --no-ocaml
*)
let f = create_float_array in
let a = f 3 1.5 in
print_float (a.(0) +. a.(2)); print_newline (); print_int (Array.length (f 0 0.0)); print_newline ()

(* >>> output
3.
0
<<< *)
