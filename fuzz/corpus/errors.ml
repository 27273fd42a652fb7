let rec f x = f in let y = (1, ) in if 1 then 'a' else 0x1F; List.map f .5 1_000 2147483648 x == y
