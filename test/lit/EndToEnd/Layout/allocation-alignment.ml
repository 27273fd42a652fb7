(* Objects of odd sizes between floats: every float stays whole.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let n = 200 in
let fs = Array.make n 0.0 in
let ts = Array.make n (false, 0.0) in
let bs = Array.make n (Array.make 0 true) in
let rec go i = if i < n then (
  let odd = Array.make (i - i / 5 * 5) true in
  bs.(i) <- odd;
  ts.(i) <- (i > 100, float_of_int i *. 1.1);
  let small = (i, i + 1, i + 2) in
  let (a, _, _) = small in
  let f = Array.make (i - i / 3 * 3 + 1) (float_of_int a) in
  fs.(i) <- f.(0); go (i + 1)) in
go 0;
let rec check i s = if i = n then s else let (b, x) = ts.(i) in check (i + 1) (s +. x +. fs.(i) +. (if b then 1.0 else 0.0) +. float_of_int (Array.length bs.(i))) in
print_float (check 0 0.0); print_newline ()

(* >>> output
42289.
<<< *)
