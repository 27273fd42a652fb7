(* Units as arguments, first, last and in between.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f () = pi 1 in
let rec g () n = pi n in
let rec h n () m = pi (n - m) in
let rec k () () () = 7 in
let rec l n u m v = u; v; n + m in
f (); g () 2; g (f ()) 3; h 5 () 3; pi (k () () ()); pi (l 1 () 2 ()); pi (l 1 (f ()) 2 ()); f (f ())

(* >>> output
1
2
1
3
2
7
3
1
3
1
1
<<< *)
