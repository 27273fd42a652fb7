(* right: 1 *)
(* wrong: 2 *)
let rec f x = let b = not (x = 3) in if b then 1 else 2 in
print_int (f 4)
