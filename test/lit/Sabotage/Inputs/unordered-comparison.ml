(* right: 0 *)
(* wrong: 1 *)
let rec less x y = if x < y then 1 else 0 in
print_int (less (0.0 /. 0.0) 1.0)
