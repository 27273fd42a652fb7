(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 2 *)
let rec keep a b = b.(0) <- a in
let a = Array.make 1 1 in
let b = Array.make 1 (Array.make 1 0) in
keep a b;
b.(0).(0) <- 2;
print_int a.(0)
