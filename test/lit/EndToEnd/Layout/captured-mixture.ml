(* Closures that capture everything from one byte to eight, in odd orders.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make b1 x n y b2 u t z b3 m a =
  let rec f k =
    let (p, q) = t in
    u;
    (if b1 then pi 1 else pi 0); print_float x; print_newline (); pi n; print_float y; print_newline ();
    (if b2 then pi 1 else pi 0); pi p; print_float q; print_newline (); print_float z; print_newline ();
    (if b3 then pi 1 else pi 0); pi m; pi a.(1); pi k in
  f in
let f = make true 1.5 2 3.5 false () (4, 5.5) 6.5 true 7 (Array.make 2 8) in
let g = make false (-1.5) (-2) (-3.5) true () (-4, -5.5) (-6.5) false (-7) (Array.make 3 (-8)) in
f 9; g (-9); f 10

(* >>> output
1
1.5
2
3.5
0
4
5.5
6.5
1
7
8
9
0
-1.5
-2
-3.5
1
-4
-5.5
-6.5
0
-7
-8
-9
1
1.5
2
3.5
0
4
5.5
6.5
1
7
8
10
<<< *)
