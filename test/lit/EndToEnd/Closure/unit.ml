(* Captured units take no room.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make u n = let rec f x = u; n + x in f in
let f = make (pi 1) 10 in
let g = make () 20 in
let rec only u = let rec h () = u; pi 7 in h in
let k = only () in
pi (f 1); pi (g 2); k (); k ()

(* >>> output
1
11
22
7
7
<<< *)
