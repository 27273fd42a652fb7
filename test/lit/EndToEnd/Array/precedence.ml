(* Element access binds tighter than application and operators; `-` before it
   and chains of it.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 3 5 in
let m = Array.make 2 a in
let rec f x = x * 2 in
let rec g a i = a.(i) in
let rec get () = a in
a.(1) <- 6;
pi (f a.(1)); pi (-a.(1)); pi (a.(0) + a.(1) * a.(2)); pi (f m.(1).(1) + 1); pi (g m.(0) 1); pi (g a (f 1));
pi (get ()).(1); (get ()).(2) <- 9; pi a.(2); m.(1).(a.(0) - 5) <- 1 + 2; pi a.(0);
a.(0) <- if a.(1) = 6 then 70 else 80; pi a.(0); let t = (a, 1) in let (b, i) = t in b.(i) <- f b.(i); pi a.(i)

(* >>> output
12
-6
35
13
6
5
6
9
3
70
12
<<< *)
