(* An element read in an operand is read after the call in the next one.
   RUN: %everywhere %s
*)
let a = Array.make 1 1 in
let rec set n = a.(0) <- n; n in
print_int (a.(0) + set 10); print_newline ();
print_int (set 20 + a.(0)); print_newline ();
let (x, y, z) = (a.(0), set 30, a.(0)) in print_int (x * 10000 + y * 100 + z); print_newline ();
let rec f x y = x * 1000 + y in print_int (f a.(0) (set 5)); print_newline ();
a.(0) <- 1; print_int (if a.(0) < set 9 then a.(0) else 0); print_newline ()

(* >>> output
20
30
303020
5005
0
<<< *)
