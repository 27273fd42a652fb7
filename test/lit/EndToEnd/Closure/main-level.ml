(* Functions that use variables of the main level: before and after these are
   hidden, and with values known only at run time.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let n = read_int () in
let x = read_float () in
let a = Array.make n x in
let t = (n, x) in
let rec f i = a.(i) +. x in
let rec g i = let (p, q) = t in float_of_int (p + i) +. q in
let rec h i = f i +. g i in
let n = n * 2 in
let x = x +. 1.0 in
let rec k i = h i +. x +. float_of_int n in
a.(1) <- 100.0;
print_float (f 0); print_newline (); print_float (f 1); print_newline (); print_float (g 2); print_newline ();
print_float (h 1); print_newline (); print_float (k 0); print_newline (); let fs = Array.make 2 f in fs.(1) <- k;
print_float (fs.(0) 2 +. fs.(1) 2); print_newline (); pi n

(* >>> input
3 1.5
<<< *)

(* >>> output
3.
101.5
6.5
107.
16.
21.
6
<<< *)
