(* Captured truth values.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec choose b c = let rec pick x y = if b then x else if c then y else not x in pick in
let f = choose true false in let g = choose false true in let h = choose false false in
pb (f true false); pb (g true false); pb (h true false); pb (h false false)

(* >>> output
1
0
0
1
<<< *)
