(* 13 parameters in no particular order of types: called directly, in tail
   position, in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f13 f0 p1 f2 f3 t4 b5 t6 i7 f8 t9 u10 f11 f12 = int_of_float (1.0 *.
    f0) + 2 * p1.(1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *. f3) +
    (let (l, r) = t4 in 5 * l + int_of_float (r *. 4.0)) + (if b5 then 6 else
    -6) + (let (l, r) = t6 in 7 * l + int_of_float (r *. 4.0)) + 8 * i7 +
    int_of_float (9.0 *. f8) + (let (l, r) = t9 in 10 * l + int_of_float (r *.
    4.0)) + (u10; 11) + int_of_float (12.0 *. f11) + int_of_float (13.0 *.
    f12) in
let rec tail13 f0 p1 f2 f3 t4 b5 t6 i7 f8 t9 u10 f11 f12 = f13 f2 p1 f3 f8 t6
    b5 t9 i7 f11 t4 u10 f12 f0 in
let rec loop13 n f0 p1 f2 f3 t4 b5 t6 i7 f8 t9 u10 f11 f12 = if n = 0 then f13
    f0 p1 f2 f3 t4 b5 t6 i7 f8 t9 u10 f11 f12 else loop13 (n - 1) f2 p1 f3 f8
    t6 b5 t9 i7 f11 t4 u10 f12 f0 in
let rec make13 k = let rec g f0 p1 f2 f3 t4 b5 t6 i7 f8 t9 u10 f11 f12 = if k
    > 0 then f13 f0 p1 f2 f3 t4 b5 t6 i7 f8 t9 u10 f11 f12 + k else f13 f2 p1
    f3 f8 t6 b5 t9 i7 f11 t4 u10 f12 f0 in g in
let table13 = Array.make 2 f13 in table13.(1) <- make13 1000;
pi (f13 (-0.25) (Array.make 2 3) 2.5 (-3.25) (4, 4.75) false (6, 6.75) 8 8.5
    (9, 9.75) () 11.5 (-12.25)); pi (tail13 (-0.25) (Array.make 2 3) 2.5
    (-3.25) (4, 4.75) false (6, 6.75) 8 8.5 (9, 9.75) () 11.5 (-12.25)); pi
    (loop13 0 5.5 (Array.make 2 18) 7.5 8.5 (9, 9.75) false (11, 11.75) (-13)
    13.5 (14, 14.75) () 16.5 17.5); pi (loop13 1 5.5 (Array.make 2 18) 7.5 8.5
    (9, 9.75) false (11, 11.75) (-13) 13.5 (14, 14.75) () 16.5 17.5); pi
    (loop13 1003 (-0.25) (Array.make 2 3) 2.5 (-3.25) (4, 4.75) false (6,
    6.75) 8 8.5 (9, 9.75) () 11.5 (-12.25));
pi (table13.(0) (-0.25) (Array.make 2 3) 2.5 (-3.25) (4, 4.75) false (6, 6.75)
    8 8.5 (9, 9.75) () 11.5 (-12.25)); pi (table13.(1) 5.5 (Array.make 2 18)
    7.5 8.5 (9, 9.75) false (11, 11.75) (-13) 13.5 (14, 14.75) () 16.5 17.5);
    pi ((make13 0) (-0.25) (Array.make 2 3) 2.5 (-3.25) (4, 4.75) false (6,
    6.75) 8 8.5 (9, 9.75) () 11.5 (-12.25));
pi (f13 (-0.25) (Array.make 2 3) 2.5 (-3.25) (4, 4.75) false (6, 6.75) 8 8.5
    (9, 9.75) () 11.5 (-12.25) - tail13 5.5 (Array.make 2 18) 7.5 8.5 (9,
    9.75) false (11, 11.75) (-13) 13.5 (14, 14.75) () 16.5 17.5 + table13.(1)
    (-0.25) (Array.make 2 3) 2.5 (-3.25) (4, 4.75) false (6, 6.75) 8 8.5 (9,
    9.75) () 11.5 (-12.25))

(* >>> output
361
273
951
840
273
361
1951
273
882
<<< *)
