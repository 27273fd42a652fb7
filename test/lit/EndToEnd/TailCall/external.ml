(* Externals in tail position.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec p x = print_int x in
let rec nl () = print_newline () in
let rec s x = sqrt x in
let rec conv x = int_of_float x in
let rec r () = read_int () in
let rec mk n = Array.make n 1.5 in
p 5; nl (); print_float (s 2.0); nl (); pi (conv 7.9); pi (r () + r ()); pi (Array.length (mk 3));
let rec either b = if b then print_int 1 else print_newline () in either true; either false

(* >>> input
3 4
<<< *)

(* >>> output
5
1.41421356237
7
7
3
1
<<< *)
