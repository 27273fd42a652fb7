(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: 12 *)
let a = Array.make 1 1 in
let rec f b i = print_int b.(0); b.(i) <- 2; print_int b.(0) in
f a 0
