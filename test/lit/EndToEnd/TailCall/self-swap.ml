(* Arguments that are swapped in a call to itself: all at once, not one after
   the other.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec swap n a b = if n = 0 then a * 10 + b else swap (n - 1) b a in
let rec rotate n a b c = if n = 0 then a * 100 + b * 10 + c else rotate (n - 1) b c a in
let rec back n a b c d = if n = 0 then a * 1000 + b * 100 + c * 10 + d else back (n - 1) d a b c in
let rec fib n a b = if n = 0 then a else fib (n - 1) b (a + b) in
let rec mix n a b = if n = 0 then a - b else mix (n - 1) (a + b) (a - b) in
let rec fswap n x y = if n = 0 then x /. y else fswap (n - 1) y (x +. 1.0) in
pi (swap 0 1 2); pi (swap 1 1 2); pi (swap 10 1 2); pi (swap 11 1 2); pi (rotate 1 1 2 3); pi (rotate 2 1 2 3); pi (rotate 301 1 2 3);
pi (back 1 1 2 3 4); pi (back 1000 1 2 3 4); pi (back 1003 1 2 3 4); pi (fib 30 0 1); pi (mix 9 5 3); print_float (fswap 11 1.0 2.0); print_newline ()

(* >>> output
12
21
12
21
231
312
231
4123
1234
2341
832040
96
1.
<<< *)
