(* right: 75 *)
(* wrong: 54 *)
let rec f x y = let z = (if x > 3 then y else 5) in print_int z in
f 4 7; f 3 4
