(* right: 1. *)
(* wrong: 0. *)
let rec sum x y z = x +. y +. z in
print_float (sum 1e20 (-1e20) 1.0)
