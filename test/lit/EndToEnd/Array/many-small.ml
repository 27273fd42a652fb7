(* Many small arrays, none of which overlaps another.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let n = 20000 in
let all = Array.make n (Array.make 0 0) in
let rec fill i = if i < n then (all.(i) <- Array.make (i - i / 7 * 7) i; fill (i + 1)) in
fill 0;
let rec check i j bad = if i = n then bad else
  if j = Array.length all.(i) then check (i + 1) 0 bad
  else check i (j + 1) (if all.(i).(j) = i then bad else bad + 1) in
pi (check 0 0 0); pi (Array.length all.(6)); pi (Array.length all.(7)); pi all.(19998).(0)

(* >>> output
0
6
0
19998
<<< *)
