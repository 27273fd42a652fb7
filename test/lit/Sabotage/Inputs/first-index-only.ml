(* right: mincaml: first-index-only.ml:5:50: index 3 out of bounds for an array of length 3 *)
let a = Array.make 3 1 in
let bound = Array.make 1 4 in
let rec count i s =
  if i = bound.(0) then s else count (i + 1) (if a.(i) = 1 then s + 1 else s) in
print_int (count 0 0)
