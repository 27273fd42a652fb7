(* Calls that look like tail calls and are not.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec neg n = if n = 0 then 1 else -(neg (n - 1)) in
let rec seq n = if n = 0 then () else (seq (n - 1); pi n) in
let rec bind n = if n = 0 then 5 else let r = bind (n - 1) in r + 0 in
let rec tup n = if n = 0 then (1, 1) else let (a, b) = tup (n - 1) in (b, a + b) in
let rec inv n = if n = 0 then true else not (inv (n - 1)) in
pi (neg 1001); seq 5; pi (bind 1000); (let (a, b) = tup 20 in pi a; pi b); if inv 999 then pi 1 else pi 0

(* >>> output
-1
1
2
3
4
5
5
10946
17711
0
<<< *)
