(* right: mincaml: wrong-location.ml:5:5: division by zero *)
(* wrong: mincaml: wrong-location.ml:4:13: division by zero *)
let rec div x y z =
  let q = x / y in
  q / z in
print_int (div 5 1 0)
