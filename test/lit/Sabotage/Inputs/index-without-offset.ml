(* options: --target=host -O0 -passes=function(mincaml-tailrec),mincaml-check-facts --unsafe *)
(* right: 1 *)
let rec copy a i = if i < 3 then (a.(i + 1) <- a.(i); copy a (i + 1)) else () in
let a = Array.make 5 1 in
copy a 0;
print_int a.(3)
