let rec sum n total = if n = 0 then total else sum (n - 1) (total + n) in
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2) in
print_int (sum 10 0); print_newline (); print_int (fib 10)
