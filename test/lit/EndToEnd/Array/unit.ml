(* Arrays of units: no room for elements, but a length.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 3 () in
a.(1) <- pi 1; a.(2); a.(0) <- (); (a.(1); pi 2);
let u = a.(2) in u; pi (Array.length a);
let b = Array.make 2 (pi 3) in pi (Array.length b); b.(0)

(* >>> output
1
2
3
3
2
<<< *)
