(* Sums are not reassociated.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec sum_up i n s = if i > n then s else sum_up (i + 1) n (s +. 1.0 /. float_of_int i) in
let rec sum_down i s = if i = 0 then s else sum_down (i - 1) (s +. 1.0 /. float_of_int i) in
let up = sum_up 1 10000 0.0 in
let down = sum_down 10000 0.0 in
pf ((up -. down) *. 1e15); pf up;
let a = Array.make 8 0.1 in
a.(3) <- 1e16; a.(5) <- -1e16;
let rec total i s = if i = 8 then s else total (i + 1) (s +. a.(i)) in
pf (total 0 0.0)

(* >>> output
-37.3034936274
9.78760603604
0.2
<<< *)
