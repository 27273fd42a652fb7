(* Arrays of floats.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let a = Array.make 5 1.5 in
pf a.(0); pf a.(4); a.(2) <- 1e100; a.(0) <- a.(2) *. a.(4); a.(3) <- -0.0;
let rec show i = if i < 5 then (pf a.(i); show (i + 1)) in show 0;
let z = Array.make 3 0.0 in pf z.(2); let m = Array.make 2 (-0.0) in pf m.(0); pf m.(1)

(* >>> output
1.5
1.5
1.5e+100
1.5
1e+100
-0.
1.5
0.
-0.
-0.
<<< *)
