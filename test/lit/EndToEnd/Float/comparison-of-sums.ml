(* 0.1 + 0.2 is not 0.3; folded and computed alike.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec eq a b = if a = b then 1.0 else 0.0 in
let x = read_float () in
let y = read_float () in
pf (eq (x +. y) 0.3); pf (eq (0.1 +. 0.2) 0.3); pf (eq (x +. y) (0.1 +. 0.2)); pf (eq (x *. 3.0) (0.1 *. 3.0));
pf (eq (x /. y) 0.5); pf (eq (y -. x) x)

(* >>> input
0.1 0.2
<<< *)

(* >>> output
0.
0.
1.
1.
1.
1.
<<< *)
