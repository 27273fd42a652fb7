(* Division is not multiplication by the reciprocal.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec by3 x = x /. 3.0 in
let rec by10 x = x /. 10.0 in
let rec by_half x = x /. 0.5 in
let rec loop x n = if n = 0 then () else (pf ((by3 x -. x *. (1.0 /. 3.0)) *. 1e18); pf ((by10 x -. x *. 0.1) *. 1e18); pf (by_half x); loop (x +. 1.0) (n - 1)) in
loop 1.0 12

(* >>> output
0.
0.
2.
0.
0.
4.
0.
-55.5111512313
6.
0.
0.
8.
222.044604925
0.
10.
0.
-111.022302463
12.
444.08920985
-111.022302463
14.
0.
0.
16.
0.
0.
18.
444.08920985
0.
20.
0.
0.
22.
0.
-222.044604925
24.
<<< *)
