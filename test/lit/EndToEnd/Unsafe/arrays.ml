(* A correct program without checks: arrays of all kinds.
   RUN: %everywhere %s --flag=--unsafe
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 10 0 in
let f = Array.make 10 0.5 in
let m = Array.make 3 a in
let u = Array.make 2 () in
let rec fill i = if i < 10 then (a.(i) <- i * i; f.(i) <- f.(i) *. float_of_int i; fill (i + 1)) in
fill 0; pi m.(2).(9); print_float f.(9); print_newline (); pi (Array.length m + Array.length u); u.(1);
let t = Array.make 2 (true, 1.5) in t.(1) <- (false, 2.5); let (b, x) = t.(1) in if b then pi 1 else (print_float x; print_newline ())

(* >>> output
81
4.5
5
2.5
<<< *)
