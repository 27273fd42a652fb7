(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 3 *)
let a = Array.make 1 1 in
let x = a.(0) in
(if x = 0 then print_int (x * 3) else ());
print_int (x * 3)
