(* options: --target=host -O0 -passes=function(mincaml-tailrec),mincaml-check-facts --unsafe *)
(* right: 4 *)
let a = Array.make 5 1 in
let rec sum i = if i > 2 then () else (a.(i + 1) <- a.(i) + 1; sum (i + 1)) in
sum 0;
print_int a.(3)
