(* Parameters that are not used, of every type.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f a b c d e = b in
let rec g _ x _ y _ = x - y in
pi (f 1.0 2 true () (1, 2)); pi (f 2.0 3 false () (3, 4)); pi (g 1 10 2.0 3 true)

(* >>> output
2
3
7
<<< *)
