(* The condition of an if comes first, then one of the branches.
   RUN: %everywhere %s
*)
let rec say n = print_int n; n in
let rec f n = if say n > 0 then say (n + 1) else say (n - 1) in
let x = f 1 in print_newline (); let y = f 0 in print_newline ();
(if say 1 = 2 then print_int (say 3) else print_int (say 4)); print_newline (); print_int (x + y); print_newline ()

(* >>> output
12
0-1
144
1
<<< *)
