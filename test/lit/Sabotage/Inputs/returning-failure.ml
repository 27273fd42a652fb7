(* options: --target=host -O0 -passes=mincaml-check-facts *)
(* right: mincaml: returning-failure.ml:3:23: division by zero *)
let rec divide x = 10 / x in
print_int (divide 0)
