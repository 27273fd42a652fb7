(* options: --target=host -O0 -passes=function(mincaml-tailrec),mincaml-check-facts *)
(* right: (does not end) *)
let a = Array.make 1 1 in
let rec count i n = if i = 7 then n else count (i + 2) (n + 1) in
print_int (count 0 1)
