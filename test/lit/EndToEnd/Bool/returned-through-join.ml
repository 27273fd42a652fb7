(* Truth values that come together from different branches.
   RUN: %everywhere %s
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec f n = let b = if n < 0 then n < -5 else if n = 0 then true else n > 5 in if b then not b else not b in
let rec g n = let b = if n > 0 then true else false in b in
let rec h n = let b = if n > 0 then false else true in not b in
pb (f (-10)); pb (f (-1)); pb (f 0); pb (f 1); pb (f 10); pb (g 1); pb (g 0); pb (h 1); pb (h 0)

(* >>> output
0
1
0
1
0
1
0
1
0
<<< *)
