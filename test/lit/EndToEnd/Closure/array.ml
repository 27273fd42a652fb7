(* Captured arrays are shared between closures: counters.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec counter step =
  let state = Array.make 1 0 in
  let rec next () = state.(0) <- state.(0) + step; state.(0) in
  let rec reset v = state.(0) <- v in
  (next, reset) in
let (n1, r1) = counter 1 in
let (n5, r5) = counter 5 in
pi (n1 ()); pi (n1 ()); pi (n5 ()); pi (n1 ()); r1 100; pi (n1 ()); pi (n5 ()); r5 0; pi (n5 ())

(* >>> output
1
2
5
3
101
10
5
<<< *)
