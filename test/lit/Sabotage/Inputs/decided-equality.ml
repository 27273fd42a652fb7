(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 1 *)
let a = Array.make 1 1 in
print_int (if a.(0) = 1 then 1 else 2)
