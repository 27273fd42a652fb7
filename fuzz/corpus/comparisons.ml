let rec f x y = if x = y then 0 else if x <= y then 1 else 2 in
let rec g x y = if x > y +. 0.5 then true else x < y in
print_int (f 1 2); print_int (if g 1.0 2.0 = (3 >= 4) then 1 else 0)
