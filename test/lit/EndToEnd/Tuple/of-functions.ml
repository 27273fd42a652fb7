(* Functions in tuples, closures among them.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec add x y = x + y in
let rec make k = let rec plus x = x + k in let rec times x = x * k in (plus, times, add, k) in
let (p, t, a, k) = make 5 in
let (p', _, _, _) = make 100 in
pi (p 1); pi (t 2); pi (a 3 4); pi k; pi (p' 1); pi (p (t (p' 3)));
let pair = (p, p') in let (f, g) = pair in pi (f (g 0))

(* >>> output
6
10
7
5
101
520
105
<<< *)
