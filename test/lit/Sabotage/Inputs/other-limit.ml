(* right: mincaml: other-limit.ml:5:48: index 2 out of bounds for an array of length 2 *)
let a = Array.make 3 1 in
let b = Array.make 2 1 in
let rec count i s =
  if i < Array.length a then count (i + 1) (if b.(i) = 1 then s + 1 else s) else s in
print_int (count 0 0)
