let rec adder x = let rec add y = x + y in add in
let rec compose f g = let rec h x = f (g x) in h in
let h = compose (adder 1) (adder 2) in print_int (h 3)
