let rec sum i acc = if i = 0 then acc else sum (i - 1) (acc + i) in
print_int (sum 100 0)
