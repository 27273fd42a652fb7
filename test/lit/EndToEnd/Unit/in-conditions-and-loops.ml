(* Loops for effects only.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec for_ i n f = if i < n then (f i; for_ (i + 1) n f) in
let rec while_ c f = if c () then (f (); while_ c f) in
let a = Array.make 1 5 in
let rec positive () = a.(0) > 0 in
let rec step () = ps a.(0); a.(0) <- a.(0) - 1 in
for_ 0 5 ps; while_ positive step; print_newline ();
let rec table i = let rec cell j = ps (i * j) in for_ 1 6 cell; print_newline () in for_ 1 4 table

(* >>> output
0 1 2 3 4 5 4 3 2 1 
1 2 3 4 5 
2 4 6 8 10 
3 6 9 12 15 
<<< *)
