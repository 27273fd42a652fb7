(* right: 8 *)
(* wrong: 32 *)
let rec fib n x y = if n = 0 then x else fib (n - 1) y (x + y) in
print_int (fib 6 0 1)
