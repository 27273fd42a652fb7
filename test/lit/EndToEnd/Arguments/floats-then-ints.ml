(* Floats first, then as many integers: called directly, in tail position, in a
   loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f2 f0 i1 = int_of_float (1.0 *. f0) + 2 * i1 in
let rec tail2 f0 i1 = f2 f0 i1 in
let rec loop2 n f0 i1 = if n = 0 then f2 f0 i1 else loop2 (n - 1) f0 i1 in
let rec make2 k = let rec g f0 i1 = if k > 0 then f2 f0 i1 + k else f2 f0 i1
    in g in
let table2 = Array.make 2 f2 in table2.(1) <- make2 1000;
pi (f2 (-0.25) 2); pi (tail2 (-0.25) 2); pi (loop2 0 5.5 7); pi (loop2 1 5.5
    7); pi (loop2 1003 (-0.25) 2);
pi (table2.(0) (-0.25) 2); pi (table2.(1) 5.5 7); pi ((make2 0) (-0.25) 2);
pi (f2 (-0.25) 2 - tail2 5.5 7 + table2.(1) (-0.25) 2);
let rec f4 f0 f1 i2 i3 = int_of_float (1.0 *. f0) + int_of_float (2.0 *. f1) +
    3 * i2 + 4 * i3 in
let rec tail4 f0 f1 i2 i3 = f4 f1 f0 i3 i2 in
let rec loop4 n f0 f1 i2 i3 = if n = 0 then f4 f0 f1 i2 i3 else loop4 (n - 1)
    f1 f0 i3 i2 in
let rec make4 k = let rec g f0 f1 i2 i3 = if k > 0 then f4 f0 f1 i2 i3 + k
    else f4 f1 f0 i3 i2 in g in
let table4 = Array.make 2 f4 in table4.(1) <- make4 1000;
pi (f4 (-0.25) 1.5 3 4); pi (tail4 (-0.25) 1.5 3 4); pi (loop4 0 5.5 (-6.25) 8
    (-9)); pi (loop4 1 5.5 (-6.25) 8 (-9)); pi (loop4 1003 (-0.25) 1.5 3 4);
pi (table4.(0) (-0.25) 1.5 3 4); pi (table4.(1) 5.5 (-6.25) 8 (-9)); pi
    ((make4 0) (-0.25) 1.5 3 4);
pi (f4 (-0.25) 1.5 3 4 - tail4 5.5 (-6.25) 8 (-9) + table4.(1) (-0.25) 1.5 3
    4);
let rec f6 f0 f1 f2 i3 i4 i5 = int_of_float (1.0 *. f0) + int_of_float (2.0 *.
    f1) + int_of_float (3.0 *. f2) + 4 * i3 + 5 * i4 + 6 * i5 in
let rec tail6 f0 f1 f2 i3 i4 i5 = f6 f1 f2 f0 i4 i5 i3 in
let rec loop6 n f0 f1 f2 i3 i4 i5 = if n = 0 then f6 f0 f1 f2 i3 i4 i5 else
    loop6 (n - 1) f1 f2 f0 i4 i5 i3 in
let rec make6 k = let rec g f0 f1 f2 i3 i4 i5 = if k > 0 then f6 f0 f1 f2 i3
    i4 i5 + k else f6 f1 f2 f0 i4 i5 i3 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (-0.25) 1.5 2.5 4 (-5) 6); pi (tail6 (-0.25) 1.5 2.5 4 (-5) 6); pi
    (loop6 0 5.5 (-6.25) 7.5 (-9) 10 11); pi (loop6 1 5.5 (-6.25) 7.5 (-9) 10
    11); pi (loop6 1003 (-0.25) 1.5 2.5 4 (-5) 6);
pi (table6.(0) (-0.25) 1.5 2.5 4 (-5) 6); pi (table6.(1) 5.5 (-6.25) 7.5 (-9)
    10 11); pi ((make6 0) (-0.25) 1.5 2.5 4 (-5) 6);
pi (f6 (-0.25) 1.5 2.5 4 (-5) 6 - tail6 5.5 (-6.25) 7.5 (-9) 10 11 +
    table6.(1) (-0.25) 1.5 2.5 4 (-5) 6);
let rec f8 f0 f1 f2 f3 i4 i5 i6 i7 = int_of_float (1.0 *. f0) + int_of_float
    (2.0 *. f1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *. f3) + 5 * i4
    + 6 * i5 + 7 * i6 + 8 * i7 in
let rec tail8 f0 f1 f2 f3 i4 i5 i6 i7 = f8 f1 f2 f3 f0 i5 i6 i7 i4 in
let rec loop8 n f0 f1 f2 f3 i4 i5 i6 i7 = if n = 0 then f8 f0 f1 f2 f3 i4 i5
    i6 i7 else loop8 (n - 1) f1 f2 f3 f0 i5 i6 i7 i4 in
let rec make8 k = let rec g f0 f1 f2 f3 i4 i5 i6 i7 = if k > 0 then f8 f0 f1
    f2 f3 i4 i5 i6 i7 + k else f8 f1 f2 f3 f0 i5 i6 i7 i4 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (-0.25) 1.5 2.5 (-3.25) (-5) 6 7 8); pi (tail8 (-0.25) 1.5 2.5 (-3.25)
    (-5) 6 7 8); pi (loop8 0 5.5 (-6.25) 7.5 8.5 10 11 12 (-13)); pi (loop8 1
    5.5 (-6.25) 7.5 8.5 10 11 12 (-13)); pi (loop8 1003 (-0.25) 1.5 2.5
    (-3.25) (-5) 6 7 8);
pi (table8.(0) (-0.25) 1.5 2.5 (-3.25) (-5) 6 7 8); pi (table8.(1) 5.5 (-6.25)
    7.5 8.5 10 11 12 (-13)); pi ((make8 0) (-0.25) 1.5 2.5 (-3.25) (-5) 6 7
    8);
pi (f8 (-0.25) 1.5 2.5 (-3.25) (-5) 6 7 8 - tail8 5.5 (-6.25) 7.5 8.5 10 11 12
    (-13) + table8.(1) (-0.25) 1.5 2.5 (-3.25) (-5) 6 7 8);
let rec f10 f0 f1 f2 f3 f4 i5 i6 i7 i8 i9 = int_of_float (1.0 *. f0) +
    int_of_float (2.0 *. f1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *.
    f3) + int_of_float (5.0 *. f4) + 6 * i5 + 7 * i6 + 8 * i7 + 9 * i8 + 10 *
    i9 in
let rec tail10 f0 f1 f2 f3 f4 i5 i6 i7 i8 i9 = f10 f1 f2 f3 f4 f0 i6 i7 i8 i9
    i5 in
let rec loop10 n f0 f1 f2 f3 f4 i5 i6 i7 i8 i9 = if n = 0 then f10 f0 f1 f2 f3
    f4 i5 i6 i7 i8 i9 else loop10 (n - 1) f1 f2 f3 f4 f0 i6 i7 i8 i9 i5 in
let rec make10 k = let rec g f0 f1 f2 f3 f4 i5 i6 i7 i8 i9 = if k > 0 then f10
    f0 f1 f2 f3 f4 i5 i6 i7 i8 i9 + k else f10 f1 f2 f3 f4 f0 i6 i7 i8 i9 i5
    in g in
let table10 = Array.make 2 f10 in table10.(1) <- make10 1000;
pi (f10 (-0.25) 1.5 2.5 (-3.25) 4.5 6 7 8 (-9) 10); pi (tail10 (-0.25) 1.5 2.5
    (-3.25) 4.5 6 7 8 (-9) 10); pi (loop10 0 5.5 (-6.25) 7.5 8.5 (-9.25) 11 12
    (-13) 14 15); pi (loop10 1 5.5 (-6.25) 7.5 8.5 (-9.25) 11 12 (-13) 14 15);
    pi (loop10 1003 (-0.25) 1.5 2.5 (-3.25) 4.5 6 7 8 (-9) 10);
pi (table10.(0) (-0.25) 1.5 2.5 (-3.25) 4.5 6 7 8 (-9) 10); pi (table10.(1)
    5.5 (-6.25) 7.5 8.5 (-9.25) 11 12 (-13) 14 15); pi ((make10 0) (-0.25) 1.5
    2.5 (-3.25) 4.5 6 7 8 (-9) 10);
pi (f10 (-0.25) 1.5 2.5 (-3.25) 4.5 6 7 8 (-9) 10 - tail10 5.5 (-6.25) 7.5 8.5
    (-9.25) 11 12 (-13) 14 15 + table10.(1) (-0.25) 1.5 2.5 (-3.25) 4.5 6 7 8
    (-9) 10);
let rec f12 f0 f1 f2 f3 f4 f5 i6 i7 i8 i9 i10 i11 = int_of_float (1.0 *. f0) +
    int_of_float (2.0 *. f1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *.
    f3) + int_of_float (5.0 *. f4) + int_of_float (6.0 *. f5) + 7 * i6 + 8 *
    i7 + 9 * i8 + 10 * i9 + 11 * i10 + 12 * i11 in
let rec tail12 f0 f1 f2 f3 f4 f5 i6 i7 i8 i9 i10 i11 = f12 f1 f2 f3 f4 f5 f0
    i7 i8 i9 i10 i11 i6 in
let rec loop12 n f0 f1 f2 f3 f4 f5 i6 i7 i8 i9 i10 i11 = if n = 0 then f12 f0
    f1 f2 f3 f4 f5 i6 i7 i8 i9 i10 i11 else loop12 (n - 1) f1 f2 f3 f4 f5 f0
    i7 i8 i9 i10 i11 i6 in
let rec make12 k = let rec g f0 f1 f2 f3 f4 f5 i6 i7 i8 i9 i10 i11 = if k > 0
    then f12 f0 f1 f2 f3 f4 f5 i6 i7 i8 i9 i10 i11 + k else f12 f1 f2 f3 f4 f5
    f0 i7 i8 i9 i10 i11 i6 in g in
let table12 = Array.make 2 f12 in table12.(1) <- make12 1000;
pi (f12 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 7 8 (-9) 10 11 12); pi (tail12 (-0.25)
    1.5 2.5 (-3.25) 4.5 5.5 7 8 (-9) 10 11 12); pi (loop12 0 5.5 (-6.25) 7.5
    8.5 (-9.25) 10.5 12 (-13) 14 15 16 (-17)); pi (loop12 1 5.5 (-6.25) 7.5
    8.5 (-9.25) 10.5 12 (-13) 14 15 16 (-17)); pi (loop12 1003 (-0.25) 1.5 2.5
    (-3.25) 4.5 5.5 7 8 (-9) 10 11 12);
pi (table12.(0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 7 8 (-9) 10 11 12); pi
    (table12.(1) 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 12 (-13) 14 15 16 (-17)); pi
    ((make12 0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 7 8 (-9) 10 11 12);
pi (f12 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 7 8 (-9) 10 11 12 - tail12 5.5 (-6.25)
    7.5 8.5 (-9.25) 10.5 12 (-13) 14 15 16 (-17) + table12.(1) (-0.25) 1.5 2.5
    (-3.25) 4.5 5.5 7 8 (-9) 10 11 12);
let rec f20 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 i10 i11 i12 i13 i14 i15 i16 i17 i18
    i19 = int_of_float (1.0 *. f0) + int_of_float (2.0 *. f1) + int_of_float
    (3.0 *. f2) + int_of_float (4.0 *. f3) + int_of_float (5.0 *. f4) +
    int_of_float (6.0 *. f5) + int_of_float (7.0 *. f6) + int_of_float (8.0 *.
    f7) + int_of_float (9.0 *. f8) + int_of_float (10.0 *. f9) + 11 * i10 + 12
    * i11 + 13 * i12 + 14 * i13 + 15 * i14 + 16 * i15 + 17 * i16 + 18 * i17 +
    19 * i18 + 20 * i19 in
let rec tail20 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 i10 i11 i12 i13 i14 i15 i16 i17
    i18 i19 = f20 f1 f2 f3 f4 f5 f6 f7 f8 f9 f0 i11 i12 i13 i14 i15 i16 i17
    i18 i19 i10 in
let rec loop20 n f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 i10 i11 i12 i13 i14 i15 i16 i17
    i18 i19 = if n = 0 then f20 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 i10 i11 i12 i13
    i14 i15 i16 i17 i18 i19 else loop20 (n - 1) f1 f2 f3 f4 f5 f6 f7 f8 f9 f0
    i11 i12 i13 i14 i15 i16 i17 i18 i19 i10 in
let rec make20 k = let rec g f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 i10 i11 i12 i13 i14
    i15 i16 i17 i18 i19 = if k > 0 then f20 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 i10
    i11 i12 i13 i14 i15 i16 i17 i18 i19 + k else f20 f1 f2 f3 f4 f5 f6 f7 f8
    f9 f0 i11 i12 i13 i14 i15 i16 i17 i18 i19 i10 in g in
let table20 = Array.make 2 f20 in table20.(1) <- make20 1000;
pi (f20 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25) 11 12 (-13) 14
    15 16 (-17) 18 19 20); pi (tail20 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25)
    7.5 8.5 (-9.25) 11 12 (-13) 14 15 16 (-17) 18 19 20); pi (loop20 0 5.5
    (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 (-12.25) 13.5 14.5 16 (-17) 18 19 20
    (-21) 22 23 24 (-25)); pi (loop20 1 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5
    (-12.25) 13.5 14.5 16 (-17) 18 19 20 (-21) 22 23 24 (-25)); pi (loop20
    1003 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25) 11 12 (-13)
    14 15 16 (-17) 18 19 20);
pi (table20.(0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25) 11 12
    (-13) 14 15 16 (-17) 18 19 20); pi (table20.(1) 5.5 (-6.25) 7.5 8.5
    (-9.25) 10.5 11.5 (-12.25) 13.5 14.5 16 (-17) 18 19 20 (-21) 22 23 24
    (-25)); pi ((make20 0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5
    (-9.25) 11 12 (-13) 14 15 16 (-17) 18 19 20);
pi (f20 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25) 11 12 (-13) 14
    15 16 (-17) 18 19 20 - tail20 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5
    (-12.25) 13.5 14.5 16 (-17) 18 19 20 (-21) 22 23 24 (-25) + table20.(1)
    (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25) 11 12 (-13) 14 15
    16 (-17) 18 19 20)

(* >>> output
4
4
19
19
4
4
1019
4
989
28
25
-19
10
25
28
981
25
1046
37
40
95
66
40
37
1095
40
1008
121
84
145
172
119
121
1145
84
1070
187
190
325
362
231
187
1325
190
1012
449
441
294
355
441
449
1294
441
1543
1622
1624
1494
1587
1441
1622
2494
1624
2657
<<< *)
