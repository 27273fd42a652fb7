(* options: --target=host -O0 -passes=mincaml-check-facts<ranges> *)
(* right: 5 *)
let a = Array.make 1 0 in
let rec set b = b.(0) <- 5 in
set a;
print_int a.(0)
