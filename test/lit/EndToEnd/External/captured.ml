(* Externals captured by closures.
   RUN: %everywhere %s
*)
let rec compose f g = let rec h x = f (g x) in h in
let rec logged f = let p = print_int in let rec g x = p x; print_byte 32; f x in g in
let rec twice x = x * 2 in
let f = logged (logged twice) in
print_int (f 21); print_newline ();
print_float ((compose sqrt abs_float) (-16.0)); print_newline ();
let rec to_int f g = let rec h x = f (g x) in h in
let rec of_int f g = let rec h x = f (g x) in h in
print_int ((to_int int_of_float (of_int floor float_of_int)) 5)

(* >>> output
21 21 42
4.
5<<< *)
