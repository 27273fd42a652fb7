(* Numerical integration of a function given as an argument.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec integrate f a b n =
  let h = (b -. a) /. float_of_int n in
  let rec go i s = if i = n then s *. h else go (i + 1) (s +. f (a +. (float_of_int i +. 0.5) *. h)) in
  go 0 0.0 in
let rec square x = x *. x in
let rec gauss x = exp (-. x *. x) in
pf (integrate square 0.0 3.0 1000); pf (integrate gauss (-5.0) 5.0 1000); pf (integrate sin 0.0 1.0 100)

(* >>> output
8.99999775
1.7724538509
0.459699609545
<<< *)
