(*- *)let rec f x = let y = x + 1 in if y > 3 then y / (x - 3) else f y in
print_int (f 0)
