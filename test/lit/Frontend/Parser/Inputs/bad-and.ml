let rec f x = f x and f y = y
let rec g x = x and (h, k) = (1, 2)
let y = (1 and 2)
