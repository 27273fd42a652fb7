(* A hundred thousand calls deep, not in tail position.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec sum n = if n = 0 then 0 else n - n / 10 * 10 + sum (n - 1) in
let rec fsum n = if n = 0 then 0.0 else fsum (n - 1) +. 0.5 in
let rec count b n = if n = 0 then b else not (count b (n - 1)) in
pi (sum 100000); print_float (fsum 100000); print_newline (); (if count true 100001 then pi 1 else pi 0)

(* >>> output
450000
50000.
0
<<< *)
