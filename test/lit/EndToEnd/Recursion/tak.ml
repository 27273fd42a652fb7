(* Takeuchi's function on integers and on floats.
   RUN: %everywhere %s
*)
let rec tak x y z = if x <= y then z else tak (tak (x - 1) y z) (tak (y - 1) z x) (tak (z - 1) x y) in
let rec ftak x y z = if x <= y then z else ftak (ftak (x -. 1.0) y z) (ftak (y -. 1.0) z x) (ftak (z -. 1.0) x y) in
print_int (tak 12 8 4); print_newline (); print_float (ftak 11.0 7.0 3.0); print_newline ()

(* >>> output
5
4.
<<< *)
