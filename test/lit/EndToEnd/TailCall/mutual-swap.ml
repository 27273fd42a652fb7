(* Arguments that two functions swap.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f g n a b c d e h i = if n = 0 then a + 10 * (b + 10 * (c + 10 * (d + 10 * (e + 10 * (h + 10 * i))))) else g (n - 1) i h e d c b a in
let rec g n a b c d e h i = if n = 0 then a * 10000000 + b else f g (n - 1) b a d c h e i in
pi (f g 0 1 2 3 4 5 6 7); pi (f g 1 1 2 3 4 5 6 7); pi (f g 2 1 2 3 4 5 6 7); pi (g 1 1 2 3 4 5 6 7); pi (f g 100 1 2 3 4 5 6 7); pi (g 101 1 2 3 4 5 6 7)

(* >>> output
7654321
70000006
1325476
7563412
1325476
2416375
<<< *)
