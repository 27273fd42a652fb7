(* Integers first, then as many floats: called directly, in tail position, in a
   loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f2 i0 f1 = 1 * i0 + int_of_float (2.0 *. f1) in
let rec tail2 i0 f1 = f2 i0 f1 in
let rec loop2 n i0 f1 = if n = 0 then f2 i0 f1 else loop2 (n - 1) i0 f1 in
let rec make2 k = let rec g i0 f1 = if k > 0 then f2 i0 f1 + k else f2 i0 f1
    in g in
let table2 = Array.make 2 f2 in table2.(1) <- make2 1000;
pi (f2 (-1) 1.5); pi (tail2 (-1) 1.5); pi (loop2 0 6 (-6.25)); pi (loop2 1 6
    (-6.25)); pi (loop2 1003 (-1) 1.5);
pi (table2.(0) (-1) 1.5); pi (table2.(1) 6 (-6.25)); pi ((make2 0) (-1) 1.5);
pi (f2 (-1) 1.5 - tail2 6 (-6.25) + table2.(1) (-1) 1.5);
let rec f4 i0 i1 f2 f3 = 1 * i0 + 2 * i1 + int_of_float (3.0 *. f2) +
    int_of_float (4.0 *. f3) in
let rec tail4 i0 i1 f2 f3 = f4 i1 i0 f3 f2 in
let rec loop4 n i0 i1 f2 f3 = if n = 0 then f4 i0 i1 f2 f3 else loop4 (n - 1)
    i1 i0 f3 f2 in
let rec make4 k = let rec g i0 i1 f2 f3 = if k > 0 then f4 i0 i1 f2 f3 + k
    else f4 i1 i0 f3 f2 in g in
let table4 = Array.make 2 f4 in table4.(1) <- make4 1000;
pi (f4 (-1) 2 2.5 (-3.25)); pi (tail4 (-1) 2 2.5 (-3.25)); pi (loop4 0 6 7 7.5
    8.5); pi (loop4 1 6 7 7.5 8.5); pi (loop4 1003 (-1) 2 2.5 (-3.25));
pi (table4.(0) (-1) 2 2.5 (-3.25)); pi (table4.(1) 6 7 7.5 8.5); pi ((make4 0)
    (-1) 2 2.5 (-3.25));
pi (f4 (-1) 2 2.5 (-3.25) - tail4 6 7 7.5 8.5 + table4.(1) (-1) 2 2.5
    (-3.25));
let rec f6 i0 i1 i2 f3 f4 f5 = 1 * i0 + 2 * i1 + 3 * i2 + int_of_float (4.0 *.
    f3) + int_of_float (5.0 *. f4) + int_of_float (6.0 *. f5) in
let rec tail6 i0 i1 i2 f3 f4 f5 = f6 i1 i2 i0 f4 f5 f3 in
let rec loop6 n i0 i1 i2 f3 f4 f5 = if n = 0 then f6 i0 i1 i2 f3 f4 f5 else
    loop6 (n - 1) i1 i2 i0 f4 f5 f3 in
let rec make6 k = let rec g i0 i1 i2 f3 f4 f5 = if k > 0 then f6 i0 i1 i2 f3
    f4 f5 + k else f6 i1 i2 i0 f4 f5 f3 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (-1) 2 3 (-3.25) 4.5 5.5); pi (tail6 (-1) 2 3 (-3.25) 4.5 5.5); pi
    (loop6 0 6 7 8 8.5 (-9.25) 10.5); pi (loop6 1 6 7 8 8.5 (-9.25) 10.5); pi
    (loop6 1003 (-1) 2 3 (-3.25) 4.5 5.5);
pi (table6.(0) (-1) 2 3 (-3.25) 4.5 5.5); pi (table6.(1) 6 7 8 8.5 (-9.25)
    10.5); pi ((make6 0) (-1) 2 3 (-3.25) 4.5 5.5);
pi (f6 (-1) 2 3 (-3.25) 4.5 5.5 - tail6 6 7 8 8.5 (-9.25) 10.5 + table6.(1)
    (-1) 2 3 (-3.25) 4.5 5.5);
let rec f8 i0 i1 i2 i3 f4 f5 f6 f7 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 +
    int_of_float (5.0 *. f4) + int_of_float (6.0 *. f5) + int_of_float (7.0 *.
    f6) + int_of_float (8.0 *. f7) in
let rec tail8 i0 i1 i2 i3 f4 f5 f6 f7 = f8 i1 i2 i3 i0 f5 f6 f7 f4 in
let rec loop8 n i0 i1 i2 i3 f4 f5 f6 f7 = if n = 0 then f8 i0 i1 i2 i3 f4 f5
    f6 f7 else loop8 (n - 1) i1 i2 i3 i0 f5 f6 f7 f4 in
let rec make8 k = let rec g i0 i1 i2 i3 f4 f5 f6 f7 = if k > 0 then f8 i0 i1
    i2 i3 f4 f5 f6 f7 + k else f8 i1 i2 i3 i0 f5 f6 f7 f4 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (-1) 2 3 4 4.5 5.5 (-6.25) 7.5); pi (tail8 (-1) 2 3 4 4.5 5.5 (-6.25)
    7.5); pi (loop8 0 6 7 8 (-9) (-9.25) 10.5 11.5 (-12.25)); pi (loop8 1 6 7
    8 (-9) (-9.25) 10.5 11.5 (-12.25)); pi (loop8 1003 (-1) 2 3 4 4.5 5.5
    (-6.25) 7.5);
pi (table8.(0) (-1) 2 3 4 4.5 5.5 (-6.25) 7.5); pi (table8.(1) 6 7 8 (-9)
    (-9.25) 10.5 11.5 (-12.25)); pi ((make8 0) (-1) 2 3 4 4.5 5.5 (-6.25)
    7.5);
pi (f8 (-1) 2 3 4 4.5 5.5 (-6.25) 7.5 - tail8 6 7 8 (-9) (-9.25) 10.5 11.5
    (-12.25) + table8.(1) (-1) 2 3 4 4.5 5.5 (-6.25) 7.5);
let rec f10 i0 i1 i2 i3 i4 f5 f6 f7 f8 f9 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3
    + 5 * i4 + int_of_float (6.0 *. f5) + int_of_float (7.0 *. f6) +
    int_of_float (8.0 *. f7) + int_of_float (9.0 *. f8) + int_of_float (10.0
    *. f9) in
let rec tail10 i0 i1 i2 i3 i4 f5 f6 f7 f8 f9 = f10 i1 i2 i3 i4 i0 f6 f7 f8 f9
    f5 in
let rec loop10 n i0 i1 i2 i3 i4 f5 f6 f7 f8 f9 = if n = 0 then f10 i0 i1 i2 i3
    i4 f5 f6 f7 f8 f9 else loop10 (n - 1) i1 i2 i3 i4 i0 f6 f7 f8 f9 f5 in
let rec make10 k = let rec g i0 i1 i2 i3 i4 f5 f6 f7 f8 f9 = if k > 0 then f10
    i0 i1 i2 i3 i4 f5 f6 f7 f8 f9 + k else f10 i1 i2 i3 i4 i0 f6 f7 f8 f9 f5
    in g in
let table10 = Array.make 2 f10 in table10.(1) <- make10 1000;
pi (f10 (-1) 2 3 4 (-5) 5.5 (-6.25) 7.5 8.5 (-9.25)); pi (tail10 (-1) 2 3 4
    (-5) 5.5 (-6.25) 7.5 8.5 (-9.25)); pi (loop10 0 6 7 8 (-9) 10 10.5 11.5
    (-12.25) 13.5 14.5); pi (loop10 1 6 7 8 (-9) 10 10.5 11.5 (-12.25) 13.5
    14.5); pi (loop10 1003 (-1) 2 3 4 (-5) 5.5 (-6.25) 7.5 8.5 (-9.25));
pi (table10.(0) (-1) 2 3 4 (-5) 5.5 (-6.25) 7.5 8.5 (-9.25)); pi (table10.(1)
    6 7 8 (-9) 10 10.5 11.5 (-12.25) 13.5 14.5); pi ((make10 0) (-1) 2 3 4
    (-5) 5.5 (-6.25) 7.5 8.5 (-9.25));
pi (f10 (-1) 2 3 4 (-5) 5.5 (-6.25) 7.5 8.5 (-9.25) - tail10 6 7 8 (-9) 10
    10.5 11.5 (-12.25) 13.5 14.5 + table10.(1) (-1) 2 3 4 (-5) 5.5 (-6.25) 7.5
    8.5 (-9.25));
let rec f12 i0 i1 i2 i3 i4 i5 f6 f7 f8 f9 f10 f11 = 1 * i0 + 2 * i1 + 3 * i2 +
    4 * i3 + 5 * i4 + 6 * i5 + int_of_float (7.0 *. f6) + int_of_float (8.0 *.
    f7) + int_of_float (9.0 *. f8) + int_of_float (10.0 *. f9) + int_of_float
    (11.0 *. f10) + int_of_float (12.0 *. f11) in
let rec tail12 i0 i1 i2 i3 i4 i5 f6 f7 f8 f9 f10 f11 = f12 i1 i2 i3 i4 i5 i0
    f7 f8 f9 f10 f11 f6 in
let rec loop12 n i0 i1 i2 i3 i4 i5 f6 f7 f8 f9 f10 f11 = if n = 0 then f12 i0
    i1 i2 i3 i4 i5 f6 f7 f8 f9 f10 f11 else loop12 (n - 1) i1 i2 i3 i4 i5 i0
    f7 f8 f9 f10 f11 f6 in
let rec make12 k = let rec g i0 i1 i2 i3 i4 i5 f6 f7 f8 f9 f10 f11 = if k > 0
    then f12 i0 i1 i2 i3 i4 i5 f6 f7 f8 f9 f10 f11 + k else f12 i1 i2 i3 i4 i5
    i0 f7 f8 f9 f10 f11 f6 in g in
let table12 = Array.make 2 f12 in table12.(1) <- make12 1000;
pi (f12 (-1) 2 3 4 (-5) 6 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5); pi (tail12 (-1)
    2 3 4 (-5) 6 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5); pi (loop12 0 6 7 8 (-9)
    10 11 11.5 (-12.25) 13.5 14.5 (-15.25) 16.5); pi (loop12 1 6 7 8 (-9) 10
    11 11.5 (-12.25) 13.5 14.5 (-15.25) 16.5); pi (loop12 1003 (-1) 2 3 4 (-5)
    6 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5);
pi (table12.(0) (-1) 2 3 4 (-5) 6 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5); pi
    (table12.(1) 6 7 8 (-9) 10 11 11.5 (-12.25) 13.5 14.5 (-15.25) 16.5); pi
    ((make12 0) (-1) 2 3 4 (-5) 6 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5);
pi (f12 (-1) 2 3 4 (-5) 6 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 - tail12 6 7 8
    (-9) 10 11 11.5 (-12.25) 13.5 14.5 (-15.25) 16.5 + table12.(1) (-1) 2 3 4
    (-5) 6 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5);
let rec f20 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 f10 f11 f12 f13 f14 f15 f16 f17 f18
    f19 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 + 5 * i4 + 6 * i5 + 7 * i6 + 8 *
    i7 + 9 * i8 + 10 * i9 + int_of_float (11.0 *. f10) + int_of_float (12.0 *.
    f11) + int_of_float (13.0 *. f12) + int_of_float (14.0 *. f13) +
    int_of_float (15.0 *. f14) + int_of_float (16.0 *. f15) + int_of_float
    (17.0 *. f16) + int_of_float (18.0 *. f17) + int_of_float (19.0 *. f18) +
    int_of_float (20.0 *. f19) in
let rec tail20 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 f10 f11 f12 f13 f14 f15 f16 f17
    f18 f19 = f20 i1 i2 i3 i4 i5 i6 i7 i8 i9 i0 f11 f12 f13 f14 f15 f16 f17
    f18 f19 f10 in
let rec loop20 n i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 f10 f11 f12 f13 f14 f15 f16 f17
    f18 f19 = if n = 0 then f20 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 f10 f11 f12 f13
    f14 f15 f16 f17 f18 f19 else loop20 (n - 1) i1 i2 i3 i4 i5 i6 i7 i8 i9 i0
    f11 f12 f13 f14 f15 f16 f17 f18 f19 f10 in
let rec make20 k = let rec g i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 f10 f11 f12 f13 f14
    f15 f16 f17 f18 f19 = if k > 0 then f20 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 f10
    f11 f12 f13 f14 f15 f16 f17 f18 f19 + k else f20 i1 i2 i3 i4 i5 i6 i7 i8
    i9 i0 f11 f12 f13 f14 f15 f16 f17 f18 f19 f10 in g in
let table20 = Array.make 2 f20 in table20.(1) <- make20 1000;
pi (f20 (-1) 2 3 4 (-5) 6 7 8 (-9) 10 10.5 11.5 (-12.25) 13.5 14.5 (-15.25)
    16.5 17.5 (-18.25) 19.5); pi (tail20 (-1) 2 3 4 (-5) 6 7 8 (-9) 10 10.5
    11.5 (-12.25) 13.5 14.5 (-15.25) 16.5 17.5 (-18.25) 19.5); pi (loop20 0 6
    7 8 (-9) 10 11 12 (-13) 14 15 (-15.25) 16.5 17.5 (-18.25) 19.5 20.5
    (-21.25) 22.5 23.5 (-24.25)); pi (loop20 1 6 7 8 (-9) 10 11 12 (-13) 14 15
    (-15.25) 16.5 17.5 (-18.25) 19.5 20.5 (-21.25) 22.5 23.5 (-24.25)); pi
    (loop20 1003 (-1) 2 3 4 (-5) 6 7 8 (-9) 10 10.5 11.5 (-12.25) 13.5 14.5
    (-15.25) 16.5 17.5 (-18.25) 19.5);
pi (table20.(0) (-1) 2 3 4 (-5) 6 7 8 (-9) 10 10.5 11.5 (-12.25) 13.5 14.5
    (-15.25) 16.5 17.5 (-18.25) 19.5); pi (table20.(1) 6 7 8 (-9) 10 11 12
    (-13) 14 15 (-15.25) 16.5 17.5 (-18.25) 19.5 20.5 (-21.25) 22.5 23.5
    (-24.25)); pi ((make20 0) (-1) 2 3 4 (-5) 6 7 8 (-9) 10 10.5 11.5 (-12.25)
    13.5 14.5 (-15.25) 16.5 17.5 (-18.25) 19.5);
pi (f20 (-1) 2 3 4 (-5) 6 7 8 (-9) 10 10.5 11.5 (-12.25) 13.5 14.5 (-15.25)
    16.5 17.5 (-18.25) 19.5 - tail20 6 7 8 (-9) 10 11 12 (-13) 14 15 (-15.25)
    16.5 17.5 (-18.25) 19.5 20.5 (-21.25) 22.5 23.5 (-24.25) + table20.(1)
    (-1) 2 3 4 (-5) 6 7 8 (-9) 10 10.5 11.5 (-12.25) 13.5 14.5 (-15.25) 16.5
    17.5 (-18.25) 19.5)

(* >>> output
2
2
-6
-6
2
2
994
2
1010
-3
1
76
74
1
-3
1076
1
920
54
31
95
107
31
54
1095
31
1001
100
94
7
-18
72
100
1007
94
1218
37
50
369
393
64
37
1369
50
681
293
217
403
447
217
293
1403
217
1139
1066
1078
1008
813
954
1066
2008
1078
2319
<<< *)
