(* let of every type.
   RUN: %everywhere %s
*)
let a = 1 in
let b = 2.5 in
let c = true in
let d = () in
let e = (a, b) in
let f = Array.make 3 a in
let (g, h) = e in
d; print_int (a + g + f.(2)); print_newline (); print_float (b +. h); print_newline ();
if c then print_int 1; print_newline ()

(* >>> output
3
5.
1
<<< *)
