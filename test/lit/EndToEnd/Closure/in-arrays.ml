(* Many closures of one function in an array, each with its own variables.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make i x = let rec f y = i * 100 + y + int_of_float x in f in
let fs = Array.make 10 (make 0 0.0) in
let rec fill i = if i < 10 then (fs.(i) <- make i (float_of_int i *. 1.5); fill (i + 1)) in
fill 0;
let rec run i = if i < 10 then (pi (fs.(i) i); run (i + 1)) in
run 0

(* >>> output
0
102
205
307
410
512
615
717
820
922
<<< *)
