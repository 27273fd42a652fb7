(* right: 11mincaml: smallest-index-only.ml:5:13: index 2 out of bounds for an array of length 2 *)
let rec show a =
  print_int a.(0);
  print_int a.(1);
  print_int a.(2) in
show (Array.make 2 1)
