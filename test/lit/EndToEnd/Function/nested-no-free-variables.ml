(* Nested functions without free variables.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f x =
  let rec g y = y * 2 in
  let rec h z = let rec k w = w - 1 in k z + 1 in
  g x + h x in
pi (f 5); pi (f (-5))

(* >>> output
15
-15
<<< *)
