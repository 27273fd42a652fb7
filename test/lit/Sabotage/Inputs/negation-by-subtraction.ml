(* right: -0. *)
(* wrong: 0. *)
let rec negate x = -. x in
print_float (negate 0.0)
