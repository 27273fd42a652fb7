(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 15 *)
let rec set a = a.(0) <- 5 in
let a = Array.make 1 1 in
print_int a.(0);
set a;
print_int a.(0)
