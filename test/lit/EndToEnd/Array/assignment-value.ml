(* Assignment as the body of ifs, functions and lets; its value is unit.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 4 0 in
let rec set i v = a.(i) <- v in
set 0 1; (if a.(0) = 1 then a.(1) <- 2); (if a.(0) = 2 then a.(1) <- 3 else a.(2) <- 4);
let u = a.(3) <- 5 in u;
let rec show i = if i < 4 then (pi a.(i); show (i + 1)) in show 0

(* >>> output
1
2
4
5
<<< *)
