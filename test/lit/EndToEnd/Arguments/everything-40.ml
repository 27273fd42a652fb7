(* Forty parameters of all types: called directly, in tail position, in a loop
   that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f40 f0 i1 b2 t3 p4 u5 f6 b7 i8 f9 f10 i11 b12 t13 p14 u15 f16 b17 i18
    f19 f20 i21 b22 t23 p24 u25 f26 b27 i28 f29 f30 i31 b32 t33 p34 u35 f36
    b37 i38 f39 = int_of_float (1.0 *. f0) + 2 * i1 + (if b2 then 3 else -3) +
    (let (l, r) = t3 in 4 * l + int_of_float (r *. 4.0)) + 5 * p4.(1) + (u5;
    6) + int_of_float (7.0 *. f6) + (if b7 then 8 else -8) + 9 * i8 +
    int_of_float (10.0 *. f9) + int_of_float (11.0 *. f10) + 12 * i11 + (if
    b12 then 13 else -13) + (let (l, r) = t13 in 14 * l + int_of_float (r *.
    4.0)) + 15 * p14.(1) + (u15; 16) + int_of_float (17.0 *. f16) + (if b17
    then 18 else -18) + 19 * i18 + int_of_float (20.0 *. f19) + int_of_float
    (21.0 *. f20) + 22 * i21 + (if b22 then 23 else -23) + (let (l, r) = t23
    in 24 * l + int_of_float (r *. 4.0)) + 25 * p24.(1) + (u25; 26) +
    int_of_float (27.0 *. f26) + (if b27 then 28 else -28) + 29 * i28 +
    int_of_float (30.0 *. f29) + int_of_float (31.0 *. f30) + 32 * i31 + (if
    b32 then 33 else -33) + (let (l, r) = t33 in 34 * l + int_of_float (r *.
    4.0)) + 35 * p34.(1) + (u35; 36) + int_of_float (37.0 *. f36) + (if b37
    then 38 else -38) + 39 * i38 + int_of_float (40.0 *. f39) in
let rec tail40 f0 i1 b2 t3 p4 u5 f6 b7 i8 f9 f10 i11 b12 t13 p14 u15 f16 b17
    i18 f19 f20 i21 b22 t23 p24 u25 f26 b27 i28 f29 f30 i31 b32 t33 p34 u35
    f36 b37 i38 f39 = f40 f6 i8 b7 t13 p14 u15 f9 b12 i11 f10 f16 i18 b17 t23
    p24 u25 f19 b22 i21 f20 f26 i28 b27 t33 p34 u35 f29 b32 i31 f30 f36 i38
    b37 t3 p4 u5 f39 b2 i1 f0 in
let rec loop40 n f0 i1 b2 t3 p4 u5 f6 b7 i8 f9 f10 i11 b12 t13 p14 u15 f16 b17
    i18 f19 f20 i21 b22 t23 p24 u25 f26 b27 i28 f29 f30 i31 b32 t33 p34 u35
    f36 b37 i38 f39 = if n = 0 then f40 f0 i1 b2 t3 p4 u5 f6 b7 i8 f9 f10 i11
    b12 t13 p14 u15 f16 b17 i18 f19 f20 i21 b22 t23 p24 u25 f26 b27 i28 f29
    f30 i31 b32 t33 p34 u35 f36 b37 i38 f39 else loop40 (n - 1) f6 i8 b7 t13
    p14 u15 f9 b12 i11 f10 f16 i18 b17 t23 p24 u25 f19 b22 i21 f20 f26 i28 b27
    t33 p34 u35 f29 b32 i31 f30 f36 i38 b37 t3 p4 u5 f39 b2 i1 f0 in
let rec make40 k = let rec g f0 i1 b2 t3 p4 u5 f6 b7 i8 f9 f10 i11 b12 t13 p14
    u15 f16 b17 i18 f19 f20 i21 b22 t23 p24 u25 f26 b27 i28 f29 f30 i31 b32
    t33 p34 u35 f36 b37 i38 f39 = if k > 0 then f40 f0 i1 b2 t3 p4 u5 f6 b7 i8
    f9 f10 i11 b12 t13 p14 u15 f16 b17 i18 f19 f20 i21 b22 t23 p24 u25 f26 b27
    i28 f29 f30 i31 b32 t33 p34 u35 f36 b37 i38 f39 + k else f40 f6 i8 b7 t13
    p14 u15 f9 b12 i11 f10 f16 i18 b17 t23 p24 u25 f19 b22 i21 f20 f26 i28 b27
    t33 p34 u35 f29 b32 i31 f30 f36 i38 b37 t3 p4 u5 f39 b2 i1 f0 in g in
let table40 = Array.make 2 f40 in table40.(1) <- make40 1000;
pi (f40 (-0.25) 2 false (3, 3.75) (Array.make 2 12) () (-6.25) false (-9)
    (-9.25) 10.5 12 true (13, 13.75) (Array.make 2 42) () 16.5 false 19 19.5
    20.5 22 false (23, 23.75) (Array.make 2 72) () 26.5 true (-29) 29.5
    (-30.25) 32 false (33, 33.75) (Array.make 2 102) () (-36.25) false 39
    (-39.25)); pi (tail40 (-0.25) 2 false (3, 3.75) (Array.make 2 12) ()
    (-6.25) false (-9) (-9.25) 10.5 12 true (13, 13.75) (Array.make 2 42) ()
    16.5 false 19 19.5 20.5 22 false (23, 23.75) (Array.make 2 72) () 26.5
    true (-29) 29.5 (-30.25) 32 false (33, 33.75) (Array.make 2 102) ()
    (-36.25) false 39 (-39.25)); pi (loop40 0 5.5 7 false (8, 8.75)
    (Array.make 2 27) () 11.5 true 14 14.5 (-15.25) (-17) false (18, 18.75)
    (Array.make 2 57) () (-21.25) false 24 (-24.25) 25.5 27 true (28, 28.75)
    (Array.make 2 87) () 31.5 false 34 34.5 35.5 (-37) false (38, 38.75)
    (Array.make 2 117) () 41.5 true 44 44.5); pi (loop40 1 5.5 7 false (8,
    8.75) (Array.make 2 27) () 11.5 true 14 14.5 (-15.25) (-17) false (18,
    18.75) (Array.make 2 57) () (-21.25) false 24 (-24.25) 25.5 27 true (28,
    28.75) (Array.make 2 87) () 31.5 false 34 34.5 35.5 (-37) false (38,
    38.75) (Array.make 2 117) () 41.5 true 44 44.5); pi (loop40 1003 (-0.25) 2
    false (3, 3.75) (Array.make 2 12) () (-6.25) false (-9) (-9.25) 10.5 12
    true (13, 13.75) (Array.make 2 42) () 16.5 false 19 19.5 20.5 22 false
    (23, 23.75) (Array.make 2 72) () 26.5 true (-29) 29.5 (-30.25) 32 false
    (33, 33.75) (Array.make 2 102) () (-36.25) false 39 (-39.25));
pi (table40.(0) (-0.25) 2 false (3, 3.75) (Array.make 2 12) () (-6.25) false
    (-9) (-9.25) 10.5 12 true (13, 13.75) (Array.make 2 42) () 16.5 false 19
    19.5 20.5 22 false (23, 23.75) (Array.make 2 72) () 26.5 true (-29) 29.5
    (-30.25) 32 false (33, 33.75) (Array.make 2 102) () (-36.25) false 39
    (-39.25)); pi (table40.(1) 5.5 7 false (8, 8.75) (Array.make 2 27) () 11.5
    true 14 14.5 (-15.25) (-17) false (18, 18.75) (Array.make 2 57) ()
    (-21.25) false 24 (-24.25) 25.5 27 true (28, 28.75) (Array.make 2 87) ()
    31.5 false 34 34.5 35.5 (-37) false (38, 38.75) (Array.make 2 117) () 41.5
    true 44 44.5); pi ((make40 0) (-0.25) 2 false (3, 3.75) (Array.make 2 12)
    () (-6.25) false (-9) (-9.25) 10.5 12 true (13, 13.75) (Array.make 2 42)
    () 16.5 false 19 19.5 20.5 22 false (23, 23.75) (Array.make 2 72) () 26.5
    true (-29) 29.5 (-30.25) 32 false (33, 33.75) (Array.make 2 102) ()
    (-36.25) false 39 (-39.25));
pi (f40 (-0.25) 2 false (3, 3.75) (Array.make 2 12) () (-6.25) false (-9)
    (-9.25) 10.5 12 true (13, 13.75) (Array.make 2 42) () 16.5 false 19 19.5
    20.5 22 false (23, 23.75) (Array.make 2 72) () 26.5 true (-29) 29.5
    (-30.25) 32 false (33, 33.75) (Array.make 2 102) () (-36.25) false 39
    (-39.25) - tail40 5.5 7 false (8, 8.75) (Array.make 2 27) () 11.5 true 14
    14.5 (-15.25) (-17) false (18, 18.75) (Array.make 2 57) () (-21.25) false
    24 (-24.25) 25.5 27 true (28, 28.75) (Array.make 2 87) () 31.5 false 34
    34.5 35.5 (-37) false (38, 38.75) (Array.make 2 117) () 41.5 true 44 44.5
    + table40.(1) (-0.25) 2 false (3, 3.75) (Array.make 2 12) () (-6.25) false
    (-9) (-9.25) 10.5 12 true (13, 13.75) (Array.make 2 42) () 16.5 false 19
    19.5 20.5 22 false (23, 23.75) (Array.make 2 72) () 26.5 true (-29) 29.5
    (-30.25) 32 false (33, 33.75) (Array.make 2 102) () (-36.25) false 39
    (-39.25))

(* >>> output
9678
6979
18502
15182
8289
9678
19502
6979
5174
<<< *)
