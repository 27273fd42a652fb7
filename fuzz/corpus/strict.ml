(*" *)let rec f x = if x <= 0. then 0. else x -. 1. in
print_int (truncate (f 2.5)); let (a, b) = (1, 2) in print_int (a - b)
