(* 27 parameters in no particular order of types: called directly, in tail
   position, in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f27 i0 f1 f2 t3 p4 i5 f6 i7 f8 i9 f10 i11 i12 p13 p14 i15 f16 b17 t18
    p19 f20 b21 t22 i23 u24 u25 f26 = 1 * i0 + int_of_float (2.0 *. f1) +
    int_of_float (3.0 *. f2) + (let (l, r) = t3 in 4 * l + int_of_float (r *.
    4.0)) + 5 * p4.(1) + 6 * i5 + int_of_float (7.0 *. f6) + 8 * i7 +
    int_of_float (9.0 *. f8) + 10 * i9 + int_of_float (11.0 *. f10) + 12 * i11
    + 13 * i12 + 14 * p13.(1) + 15 * p14.(1) + 16 * i15 + int_of_float (17.0
    *. f16) + (if b17 then 18 else -18) + (let (l, r) = t18 in 19 * l +
    int_of_float (r *. 4.0)) + 20 * p19.(1) + int_of_float (21.0 *. f20) + (if
    b21 then 22 else -22) + (let (l, r) = t22 in 23 * l + int_of_float (r *.
    4.0)) + 24 * i23 + (u24; 25) + (u25; 26) + int_of_float (27.0 *. f26) in
let rec tail27 i0 f1 f2 t3 p4 i5 f6 i7 f8 i9 f10 i11 i12 p13 p14 i15 f16 b17
    t18 p19 f20 b21 t22 i23 u24 u25 f26 = f27 i5 f2 f6 t18 p13 i7 f8 i9 f10
    i11 f16 i12 i15 p14 p19 i23 f20 b21 t22 p4 f26 b17 t3 i0 u25 u24 f1 in
let rec loop27 n i0 f1 f2 t3 p4 i5 f6 i7 f8 i9 f10 i11 i12 p13 p14 i15 f16 b17
    t18 p19 f20 b21 t22 i23 u24 u25 f26 = if n = 0 then f27 i0 f1 f2 t3 p4 i5
    f6 i7 f8 i9 f10 i11 i12 p13 p14 i15 f16 b17 t18 p19 f20 b21 t22 i23 u24
    u25 f26 else loop27 (n - 1) i5 f2 f6 t18 p13 i7 f8 i9 f10 i11 f16 i12 i15
    p14 p19 i23 f20 b21 t22 p4 f26 b17 t3 i0 u25 u24 f1 in
let rec make27 k = let rec g i0 f1 f2 t3 p4 i5 f6 i7 f8 i9 f10 i11 i12 p13 p14
    i15 f16 b17 t18 p19 f20 b21 t22 i23 u24 u25 f26 = if k > 0 then f27 i0 f1
    f2 t3 p4 i5 f6 i7 f8 i9 f10 i11 i12 p13 p14 i15 f16 b17 t18 p19 f20 b21
    t22 i23 u24 u25 f26 + k else f27 i5 f2 f6 t18 p13 i7 f8 i9 f10 i11 f16 i12
    i15 p14 p19 i23 f20 b21 t22 p4 f26 b17 t3 i0 u25 u24 f1 in g in
let table27 = Array.make 2 f27 in table27.(1) <- make27 1000;
pi (f27 (-1) 1.5 2.5 (3, 3.75) (Array.make 2 12) 6 (-6.25) 8 8.5 10 10.5 12
    (-13) (Array.make 2 39) (Array.make 2 42) 16 16.5 false (18, 18.75)
    (Array.make 2 57) 20.5 true (22, 22.75) 24 () () 26.5); pi (tail27 (-1)
    1.5 2.5 (3, 3.75) (Array.make 2 12) 6 (-6.25) 8 8.5 10 10.5 12 (-13)
    (Array.make 2 39) (Array.make 2 42) 16 16.5 false (18, 18.75) (Array.make
    2 57) 20.5 true (22, 22.75) 24 () () 26.5); pi (loop27 0 6 (-6.25) 7.5 (8,
    8.75) (Array.make 2 27) 11 11.5 (-13) 13.5 15 (-15.25) (-17) 18
    (Array.make 2 54) (Array.make 2 57) (-21) (-21.25) false (23, 23.75)
    (Array.make 2 72) 25.5 false (27, 27.75) (-29) () () 31.5); pi (loop27 1 6
    (-6.25) 7.5 (8, 8.75) (Array.make 2 27) 11 11.5 (-13) 13.5 15 (-15.25)
    (-17) 18 (Array.make 2 54) (Array.make 2 57) (-21) (-21.25) false (23,
    23.75) (Array.make 2 72) 25.5 false (27, 27.75) (-29) () () 31.5); pi
    (loop27 1003 (-1) 1.5 2.5 (3, 3.75) (Array.make 2 12) 6 (-6.25) 8 8.5 10
    10.5 12 (-13) (Array.make 2 39) (Array.make 2 42) 16 16.5 false (18,
    18.75) (Array.make 2 57) 20.5 true (22, 22.75) 24 () () 26.5);
pi (table27.(0) (-1) 1.5 2.5 (3, 3.75) (Array.make 2 12) 6 (-6.25) 8 8.5 10
    10.5 12 (-13) (Array.make 2 39) (Array.make 2 42) 16 16.5 false (18,
    18.75) (Array.make 2 57) 20.5 true (22, 22.75) 24 () () 26.5); pi
    (table27.(1) 6 (-6.25) 7.5 (8, 8.75) (Array.make 2 27) 11 11.5 (-13) 13.5
    15 (-15.25) (-17) 18 (Array.make 2 54) (Array.make 2 57) (-21) (-21.25)
    false (23, 23.75) (Array.make 2 72) 25.5 false (27, 27.75) (-29) () ()
    31.5); pi ((make27 0) (-1) 1.5 2.5 (3, 3.75) (Array.make 2 12) 6 (-6.25) 8
    8.5 10 10.5 12 (-13) (Array.make 2 39) (Array.make 2 42) 16 16.5 false
    (18, 18.75) (Array.make 2 57) 20.5 true (22, 22.75) 24 () () 26.5);
pi (f27 (-1) 1.5 2.5 (3, 3.75) (Array.make 2 12) 6 (-6.25) 8 8.5 10 10.5 12
    (-13) (Array.make 2 39) (Array.make 2 42) 16 16.5 false (18, 18.75)
    (Array.make 2 57) 20.5 true (22, 22.75) 24 () () 26.5 - tail27 6 (-6.25)
    7.5 (8, 8.75) (Array.make 2 27) 11 11.5 (-13) 13.5 15 (-15.25) (-17) 18
    (Array.make 2 54) (Array.make 2 57) (-21) (-21.25) false (23, 23.75)
    (Array.make 2 72) 25.5 false (27, 27.75) (-29) () () 31.5 + table27.(1)
    (-1) 1.5 2.5 (3, 3.75) (Array.make 2 12) 6 (-6.25) 8 8.5 10 10.5 12 (-13)
    (Array.make 2 39) (Array.make 2 42) 16 16.5 false (18, 18.75) (Array.make
    2 57) 20.5 true (22, 22.75) 24 () () 26.5)

(* >>> output
6061
4596
4712
3934
3913
6061
5712
4596
9188
<<< *)
