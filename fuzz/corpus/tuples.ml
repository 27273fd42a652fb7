let rec swap t = let (a, b) = t in (b, a) in
let (x, p) = swap ((1, 2.0), true) in let (i, f) = p in
if x then print_int i else print_float f
