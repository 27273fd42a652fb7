(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: -11 *)
let a = Array.make 2 1 in
a.(1) <- 2;
let x = a.(0) in
let y = a.(1) in
print_int (x - y);
print_int (y - x)
