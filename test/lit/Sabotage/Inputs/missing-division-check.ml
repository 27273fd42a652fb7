(* right: mincaml: missing-division-check.ml:3:29: division by zero *)
(* wrong: 5 *)
let rec div x y z = (x + 0) / (y - z) in
print_int (div 5 1 1)
