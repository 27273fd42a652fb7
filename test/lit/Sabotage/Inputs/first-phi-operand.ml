(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 6 *)
let a = Array.make 1 1 in
print_int (if a.(0) = 0 then 1 else a.(0) + 5)
