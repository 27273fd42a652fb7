(* right: mincaml: bounds-off-by-one.ml:4:17: index 3 out of bounds for an array of length 3 *)
(* wrong: 0 *)
let a = Array.make 3 1 in
let rec get i = a.(i) - a.(i) in
print_int (get 3)
