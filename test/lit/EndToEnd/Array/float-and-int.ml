(* Stores to an array of one type leave those of another alone.
   RUN: %everywhere %s
*)
let n = Array.make 3 1 in
let x = Array.make 3 1.0 in
let rec mix i = if i < 3 then (n.(i) <- i * 10; x.(i) <- float_of_int n.(i) +. 0.5; n.(i) <- n.(i) + int_of_float x.(i); mix (i + 1)) in
mix 0;
let rec show i = if i < 3 then (print_int n.(i); print_byte 32; print_float x.(i); print_newline (); show (i + 1)) in
show 0

(* >>> output
0 0.5
20 10.5
40 20.5
<<< *)
