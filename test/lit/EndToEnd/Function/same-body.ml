(* Functions with equal bodies and different types stay different values.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f x = x + 1 in
let rec g x = x + 1 in
let rec h x = x +. 1.0 in
let rec i x = x in
let rec j x = x in
pi (f 1); pi (g 2); print_float (h 1.5); print_newline (); pi (i 3); print_float (j 2.5); print_newline ();
let a = Array.make 2 f in a.(1) <- g; pi (a.(0) 1 + a.(1) 2)

(* >>> output
2
3
2.5
3
2.5
5
<<< *)
