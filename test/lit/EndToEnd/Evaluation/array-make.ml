(* Array.make evaluates the element, then the size.
   RUN: %everywhere %s
*)
let rec say n = print_int n; n in
let a = Array.make (say 2) (say 5) in
let b = create_array (say 3) (say 6) in
print_newline (); print_int (a.(1) * 10 + b.(2)); print_newline ();
let m = Array.make (say 1) (Array.make (say 2) (say 3)) in print_int m.(0).(1); print_newline ()

(* >>> output
5263
56
3213
<<< *)
