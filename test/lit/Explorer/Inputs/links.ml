let rec fact n = if n = 0 then 1 else fact (n - 1) * n in
print_int (fact 10)
