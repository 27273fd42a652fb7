(* A product subtracted from itself is zero: a fused operation would show the
   rounding error.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec det a b c d = a *. d -. b *. c in
let rec loop n x = if n = 0 then () else (pf (det x x x x); pf (det x 3.0 x 3.0 -. 0.0); loop (n - 1) (x *. 1.1)) in
loop 10 (read_float ())

(* >>> input
1.2345678901234567
<<< *)

(* >>> output
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
0.
<<< *)
