(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 23 *)
let a = Array.make 1 1 in
let x = a.(0) in
print_int (x + 1);
print_int (x + 2)
