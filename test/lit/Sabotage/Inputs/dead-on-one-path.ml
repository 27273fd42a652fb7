(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 1 *)
let a = Array.make 1 1 in
let x = a.(0) in
if a.(0) = 0 then print_int 0 else print_int x
