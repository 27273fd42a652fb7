(* Arrays in tuples are shared, not copied.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 3 1 in
let t = (a, a, Array.make 2 0.5) in
let (x, y, z) = t in
x.(0) <- 10; y.(1) <- 20; z.(0) <- 2.5;
pi a.(0); pi a.(1); pi x.(1); pi y.(0); print_float (z.(0) +. z.(1)); print_newline ();
let (_, w, _) = t in w.(2) <- 30; pi a.(2)

(* >>> output
10
20
20
10
3.
30
<<< *)
