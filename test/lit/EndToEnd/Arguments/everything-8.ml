(* Eight parameters of all types: called directly, in tail position, in a loop
   that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f8 i0 f1 b2 p3 t4 u5 f6 i7 = 1 * i0 + int_of_float (2.0 *. f1) + (if
    b2 then 3 else -3) + 4 * p3.(1) + (let (l, r) = t4 in 5 * l + int_of_float
    (r *. 4.0)) + (u5; 6) + int_of_float (7.0 *. f6) + 8 * i7 in
let rec tail8 i0 f1 b2 p3 t4 u5 f6 i7 = f8 i7 f6 b2 p3 t4 u5 f1 i0 in
let rec loop8 n i0 f1 b2 p3 t4 u5 f6 i7 = if n = 0 then f8 i0 f1 b2 p3 t4 u5
    f6 i7 else loop8 (n - 1) i7 f6 b2 p3 t4 u5 f1 i0 in
let rec make8 k = let rec g i0 f1 b2 p3 t4 u5 f6 i7 = if k > 0 then f8 i0 f1
    b2 p3 t4 u5 f6 i7 + k else f8 i7 f6 b2 p3 t4 u5 f1 i0 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (-1) 1.5 false (Array.make 2 9) (4, 4.75) () (-6.25) 8); pi (tail8 (-1)
    1.5 false (Array.make 2 9) (4, 4.75) () (-6.25) 8); pi (loop8 0 6 (-6.25)
    false (Array.make 2 24) (9, 9.75) () 11.5 (-13)); pi (loop8 1 6 (-6.25)
    false (Array.make 2 24) (9, 9.75) () 11.5 (-13)); pi (loop8 1003 (-1) 1.5
    false (Array.make 2 9) (4, 4.75) () (-6.25) 8);
pi (table8.(0) (-1) 1.5 false (Array.make 2 9) (4, 4.75) () (-6.25) 8); pi
    (table8.(1) 6 (-6.25) false (Array.make 2 24) (9, 9.75) () 11.5 (-13)); pi
    ((make8 0) (-1) 1.5 false (Array.make 2 9) (4, 4.75) () (-6.25) 8);
pi (f8 (-1) 1.5 false (Array.make 2 9) (4, 4.75) () (-6.25) 8 - tail8 6
    (-6.25) false (Array.make 2 24) (9, 9.75) () 11.5 (-13) + table8.(1) (-1)
    1.5 false (Array.make 2 9) (4, 4.75) () (-6.25) 8)

(* >>> output
101
76
153
198
76
101
1153
76
1004
<<< *)
