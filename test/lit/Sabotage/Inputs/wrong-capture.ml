(* right: 123 *)
(* wrong: 233 *)
let rec make x y z = let rec g u = x * 100 + y * 10 + z + u in g in
print_int ((make 1 2 3) 0)
