(* right: 0.333333333333 *)
(* wrong: 0.333333343267 *)
let rec third x = x /. 3.0 in
print_float (third 1.0)
