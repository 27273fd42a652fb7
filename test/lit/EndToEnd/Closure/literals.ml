(* Captured variables that hold literals.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let n = 42 in
let x = 2.5 in
let b = true in
let u = () in
let m = -1 in
let rec f k = u; if b then n + k + m else m in
let rec g k = x *. k in
let h = f in
pi (f 1); print_float (g 2.0); print_newline (); pi (h 2); let i = g in print_float (i 4.0); print_newline ()

(* >>> output
42
5.
43
10.
<<< *)
