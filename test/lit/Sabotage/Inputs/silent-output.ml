(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 1 *)
let rec show x = print_int x in
show 1
