(* Local functions of the same name in different functions do not meet.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f x = let rec go n = if n = 0 then x else go (n - 1) in go 3 in
let rec g x = let rec go n = if n > 9 then x + n else go (n + 1) in go 0 in
let rec h x = let rec go y = let rec go z = z * 2 in go y + 1 in go x in
let rec go x = x - 1 in
pi (f 1); pi (g 2); pi (h 3); pi (go 4)

(* >>> output
1
12
7
3
<<< *)
