(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 2 *)
let rec same a = a in
let a = Array.make 1 1 in
let b = same a in
b.(0) <- 2;
print_int a.(0)
