(* right: mincaml: signed-bounds.ml:3:17: index -1 out of bounds for an array of length 3 *)
let a = Array.make 3 1 in
let rec get i = a.(i - 2) in
print_int (get 1)
