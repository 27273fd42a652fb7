(* Allocation far beyond one chunk of the heap, everything still reachable.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec cons h t = (h, t) in
let n = 300 in
let keep = Array.make n (Array.make 0 0) in
let rec go i = if i < n then (keep.(i) <- Array.make (1000 + i) i; go (i + 1)) in
go 0;
let rec churn i s = if i = 0 then s else let (a, b) = cons i (float_of_int i) in churn (i - 1) (s + a - int_of_float b) in
pi (churn 200000 5);
let rec check i s = if i = n then s else check (i + 1) (s + keep.(i).(0) + keep.(i).(999 + i) - Array.length keep.(i)) in
pi (check 0 0)

(* >>> output
5
-255150
<<< *)
