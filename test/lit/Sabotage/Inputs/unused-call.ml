(* right: 12 *)
(* wrong: 2 *)
let rec show x = print_int x; x in
let unused = show 1 in
print_int 2
