(* options: --target=host -O0 -passes=function(mincaml-tailrec),mincaml-check-facts --unsafe *)
(* right: 4 *)
let rec sum a i = if i < 3 then (a.(i + 1) <- a.(i) + 1; sum a (i + 1)) else () in
let a = Array.make 5 1 in
sum a 0;
print_int a.(3)
