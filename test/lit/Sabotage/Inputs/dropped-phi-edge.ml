(* right: 10 *)
(* wrong: 2 *)
let rec f x y = let z = (if x > 3 then y / x else 1) in z + 1 in
print_int (f 4 36)
