(* Takeuchi's function of 30, 20 and 10: calls with three floats. *)

let rec tak x y z =
  if x <= y then z
  else tak (tak (x -. 1.0) y z) (tak (y -. 1.0) z x) (tak (z -. 1.0) x y) in

print_float (tak 30.0 20.0 10.0);
print_newline ()

(* >>> output
11.
<<< *)
