(* The function is evaluated before the arguments.
   RUN: %everywhere %s --no-ocaml
*)
let rec say n = print_int n; n in
let rec pick n = print_int n; let rec f a b = a * b in f in
print_int ((pick 1) (say 2) (say 3)); print_newline ();
print_int ((print_int 7; say) (say 8)); print_newline ()

(* >>> output
1236
7888
<<< *)
