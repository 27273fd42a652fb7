(* a.(i) <- v evaluates v, i, a in this order; a.(i) evaluates i, then a.
   RUN: %everywhere %s
*)
let a = Array.make 3 0 in
let rec arr n = print_int n; a in
let rec say n = print_int n; n in
(arr 0).(say 1) <- say 2; print_newline ();
print_int ((arr 5).(say 1)); print_newline ();
let m = Array.make 2 a in
let rec mat n = print_int n; m in
(mat 7).(say 1).(say 2) <- (mat 8).(say 0).(say 1); print_newline (); print_int a.(2); print_newline ()

(* >>> output
210
152
108217
2
<<< *)
