(* A recursion that returns tuples.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f n = if n = 0 then (0, 0.0) else let (a, x) = f (n - 1) in (a + n - n / 7 * 7, x +. 0.25) in
let (a, x) = f 100000 in pi a; print_float x; print_newline ()

(* >>> output
300000
25000.
<<< *)
