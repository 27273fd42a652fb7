(* right: 0. *)
(* wrong: -2.77555756156e-17 *)
let rec f x y z = x *. y -. z in
print_float (f 0.1 3.0 (0.1 *. 3.0))
