(* Comments, nested and in odd places.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
(* one *) let (* two (* nested (* deeper *) *) *) x (**) = (* ) *) 1 in
pi (* an argument: *) x; (* * ** *) pi (x (* - *) + (* let in *) 2)(* the end *)
(* and (* more *) after *)

(* >>> output
1
3
<<< *)
