let x = 1 in let x = x + 1 in let rec f x = let rec x y = x y in 2 in
let (x, x') = (f 2, x) in let _ = x in print_int (x' * x)
