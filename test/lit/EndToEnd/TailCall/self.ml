(* A function that calls itself in tail position, a million times, with every
   type of result.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec count n k = if n = 0 then k else count (n - 1) (k + 1) in
let rec fcount n x = if n = 0 then x else fcount (n - 1) (x +. 0.5) in
let rec flip n b = if n = 0 then b else flip (n - 1) (not b) in
let rec loop n = if n > 0 then loop (n - 1) in
let rec tup n t = if n = 0 then t else tup (n - 1) t in
pi (count 1000000 5); print_float (fcount 1000000 0.25); print_newline (); (if flip 1000001 true then pi 1 else pi 0); loop 1000000;
let (a, b) = tup 1000000 (1, 2) in pi (a + b)

(* >>> output
1000005
500000.25
0
3
<<< *)
