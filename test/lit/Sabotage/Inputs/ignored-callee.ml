(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 2 *)
let rec set a = a.(0) <- a.(0) + 1 in
let rec call a = set a; print_int a.(0) in
let a = Array.make 1 1 in
call a
