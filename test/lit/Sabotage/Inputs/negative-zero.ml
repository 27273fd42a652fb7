(* right: -inf *)
(* wrong: inf *)
let rec over x = 1.0 /. x in
print_float (over (-0.0))
