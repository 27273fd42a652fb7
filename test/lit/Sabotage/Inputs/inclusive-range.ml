(* options: --target=host -O0 -passes=mincaml-check-facts<ranges> *)
(* right: 012 *)
let rec count i = if i > 2 then () else (print_int i; count (i + 1)) in
count 0
