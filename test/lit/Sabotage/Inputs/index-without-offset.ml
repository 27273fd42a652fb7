(* options: --target=host -O0 -passes=function(mincaml-tailrec),mincaml-check-facts *)
(* right: 1 *)
let a = Array.make 5 1 in
let rec copy i = if i > 2 then () else (a.(i + 1) <- a.(i); copy (i + 1)) in
copy 0;
print_int a.(3)
