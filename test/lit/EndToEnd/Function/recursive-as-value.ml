(* A recursive function that passes itself on.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec apply f n = f n in
let rec count n = if n = 0 then 0 else 1 + apply count (n - 1) in
let rec later n = let me = later in if n = 0 then 100 else me (n - 1) in
let rec table n = let a = Array.make 2 table in if n < 2 then n else a.(0) (n - 1) + a.(1) (n - 2) in
pi (count 10); pi (later 10); pi (table 15)

(* >>> output
10
100
610
<<< *)
