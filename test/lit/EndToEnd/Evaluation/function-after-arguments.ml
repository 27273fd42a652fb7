(* The function is evaluated after the arguments.
   RUN: %everywhere %s
*)
let rec say n = print_int n; n in
let rec pick n = print_int n; let rec f a b = a * b in f in
print_int ((pick 1) (say 2) (say 3)); print_newline ();
print_int (pick 1 (say 2) (say 3)); print_newline ()

(* >>> output
3216
3216
<<< *)
