(* Captured tuples.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make p = let rec get b = let (x, y) = p in if b then x else y in get in
let f = make (1, 2) in let g = make (3, 4) in
pi (f true); pi (f false); pi (g true); pi (g false)

(* >>> output
1
2
3
4
<<< *)
