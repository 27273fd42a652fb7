let rec f a = let (a, b) = a in let rec g a = let (b, a) = (a, b) in a + b in
let (a, b) = (g a, g b) in a - b in print_int (f (1, 2))
