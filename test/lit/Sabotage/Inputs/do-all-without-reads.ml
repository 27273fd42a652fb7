(* options: --target=host -O0 -passes=function(mincaml-tailrec),mincaml-check-facts --unsafe *)
(* right: 2 *)
let rec shift a i = if i < 3 then (a.(i) <- a.(i + 1) + 1; shift a (i + 1)) else () in
let a = Array.make 5 1 in
shift a 0;
print_int a.(2)
