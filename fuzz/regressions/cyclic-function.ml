let rec f x = let g = (if x = 1 then f x else f) in f (1, 2)
