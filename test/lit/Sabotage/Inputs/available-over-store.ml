(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 12 *)
let a = Array.make 1 1 in
print_int a.(0);
a.(0) <- 2;
print_int a.(0)
