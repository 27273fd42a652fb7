(* Functions on units given to functions.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec repeat n f = if n > 0 then (f (); repeat (n - 1) f) in
let rec seq f g = let rec h () = f (); g () in h in
let rec one () = pi 1 in
let rec two () = pi 2 in
let fs = Array.make 3 one in fs.(1) <- two; fs.(2) <- seq one two;
repeat 2 fs.(2); (seq fs.(0) (seq fs.(1) fs.(2))) (); repeat 3 print_newline

(* >>> output
1
2
1
2
1
2
1
2



<<< *)
