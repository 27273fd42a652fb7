let rec f x = ignore (if x = 1 then f else f 2); f (1, 2)
