(* Floats in loops with calls of library functions, which keep no float
   registers on SPARC.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec norm a b c = sqrt (a *. a +. b *. b +. c *. c) in
let rec go n a b c s t =
  if n = 0 then (pf a; pf b; pf c; pf s; pf t) else
  let l = norm a b c in
  let u = sin a in let v = cos b in let w = atan c in
  go (n - 1) (u /. l) (v *. l +. w) (c -. w *. u) (s +. l *. v) (t *. 0.5 +. u -. v) in
go 0 1.0 2.0 3.0 4.0 5.0; go 1 1.0 2.0 3.0 4.0 5.0; go 100 1.0 2.0 3.0 4.0 5.0

(* >>> output
1.
2.
3.
4.
5.
0.224892580433
-0.308033112551
1.94896422383
2.44292111505
3.75761782136
6.08476851685e-34
2.34833818116
1.53239861754
-3.10560460542
-0.701716285231
<<< *)
