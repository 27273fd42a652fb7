(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 3 *)
let rec get a = a.(0) in
let a = Array.make 1 1 in
a.(0) <- 3;
print_int (get a)
