(* Integers and a float at the end: called directly, in tail position, in a
   loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f3 i0 i1 f2 = 1 * i0 + 2 * i1 + int_of_float (3.0 *. f2) in
let rec tail3 i0 i1 f2 = f3 i1 i0 f2 in
let rec loop3 n i0 i1 f2 = if n = 0 then f3 i0 i1 f2 else loop3 (n - 1) i1 i0
    f2 in
let rec make3 k = let rec g i0 i1 f2 = if k > 0 then f3 i0 i1 f2 + k else f3
    i1 i0 f2 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 (-1) 2 2.5); pi (tail3 (-1) 2 2.5); pi (loop3 0 6 7 7.5); pi (loop3 1 6
    7 7.5); pi (loop3 1003 (-1) 2 2.5);
pi (table3.(0) (-1) 2 2.5); pi (table3.(1) 6 7 7.5); pi ((make3 0) (-1) 2
    2.5);
pi (f3 (-1) 2 2.5 - tail3 6 7 7.5 + table3.(1) (-1) 2 2.5);
let rec f5 i0 i1 i2 i3 f4 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 + int_of_float
    (5.0 *. f4) in
let rec tail5 i0 i1 i2 i3 f4 = f5 i1 i2 i3 i0 f4 in
let rec loop5 n i0 i1 i2 i3 f4 = if n = 0 then f5 i0 i1 i2 i3 f4 else loop5 (n
    - 1) i1 i2 i3 i0 f4 in
let rec make5 k = let rec g i0 i1 i2 i3 f4 = if k > 0 then f5 i0 i1 i2 i3 f4 +
    k else f5 i1 i2 i3 i0 f4 in g in
let table5 = Array.make 2 f5 in table5.(1) <- make5 1000;
pi (f5 (-1) 2 3 4 4.5); pi (tail5 (-1) 2 3 4 4.5); pi (loop5 0 6 7 8 (-9)
    (-9.25)); pi (loop5 1 6 7 8 (-9) (-9.25)); pi (loop5 1003 (-1) 2 3 4 4.5);
pi (table5.(0) (-1) 2 3 4 4.5); pi (table5.(1) 6 7 8 (-9) (-9.25)); pi ((make5
    0) (-1) 2 3 4 4.5);
pi (f5 (-1) 2 3 4 4.5 - tail5 6 7 8 (-9) (-9.25) + table5.(1) (-1) 2 3 4 4.5);
let rec f6 i0 i1 i2 i3 i4 f5 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 + 5 * i4 +
    int_of_float (6.0 *. f5) in
let rec tail6 i0 i1 i2 i3 i4 f5 = f6 i1 i2 i3 i4 i0 f5 in
let rec loop6 n i0 i1 i2 i3 i4 f5 = if n = 0 then f6 i0 i1 i2 i3 i4 f5 else
    loop6 (n - 1) i1 i2 i3 i4 i0 f5 in
let rec make6 k = let rec g i0 i1 i2 i3 i4 f5 = if k > 0 then f6 i0 i1 i2 i3
    i4 f5 + k else f6 i1 i2 i3 i4 i0 f5 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (-1) 2 3 4 (-5) 5.5); pi (tail6 (-1) 2 3 4 (-5) 5.5); pi (loop6 0 6 7 8
    (-9) 10 10.5); pi (loop6 1 6 7 8 (-9) 10 10.5); pi (loop6 1003 (-1) 2 3 4
    (-5) 5.5);
pi (table6.(0) (-1) 2 3 4 (-5) 5.5); pi (table6.(1) 6 7 8 (-9) 10 10.5); pi
    ((make6 0) (-1) 2 3 4 (-5) 5.5);
pi (f6 (-1) 2 3 4 (-5) 5.5 - tail6 6 7 8 (-9) 10 10.5 + table6.(1) (-1) 2 3 4
    (-5) 5.5);
let rec f7 i0 i1 i2 i3 i4 i5 f6 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 + 5 * i4 +
    6 * i5 + int_of_float (7.0 *. f6) in
let rec tail7 i0 i1 i2 i3 i4 i5 f6 = f7 i1 i2 i3 i4 i5 i0 f6 in
let rec loop7 n i0 i1 i2 i3 i4 i5 f6 = if n = 0 then f7 i0 i1 i2 i3 i4 i5 f6
    else loop7 (n - 1) i1 i2 i3 i4 i5 i0 f6 in
let rec make7 k = let rec g i0 i1 i2 i3 i4 i5 f6 = if k > 0 then f7 i0 i1 i2
    i3 i4 i5 f6 + k else f7 i1 i2 i3 i4 i5 i0 f6 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 (-1) 2 3 4 (-5) 6 (-6.25)); pi (tail7 (-1) 2 3 4 (-5) 6 (-6.25)); pi
    (loop7 0 6 7 8 (-9) 10 11 11.5); pi (loop7 1 6 7 8 (-9) 10 11 11.5); pi
    (loop7 1003 (-1) 2 3 4 (-5) 6 (-6.25));
pi (table7.(0) (-1) 2 3 4 (-5) 6 (-6.25)); pi (table7.(1) 6 7 8 (-9) 10 11
    11.5); pi ((make7 0) (-1) 2 3 4 (-5) 6 (-6.25));
pi (f7 (-1) 2 3 4 (-5) 6 (-6.25) - tail7 6 7 8 (-9) 10 11 11.5 + table7.(1)
    (-1) 2 3 4 (-5) 6 (-6.25));
let rec f8 i0 i1 i2 i3 i4 i5 i6 f7 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 + 5 *
    i4 + 6 * i5 + 7 * i6 + int_of_float (8.0 *. f7) in
let rec tail8 i0 i1 i2 i3 i4 i5 i6 f7 = f8 i1 i2 i3 i4 i5 i6 i0 f7 in
let rec loop8 n i0 i1 i2 i3 i4 i5 i6 f7 = if n = 0 then f8 i0 i1 i2 i3 i4 i5
    i6 f7 else loop8 (n - 1) i1 i2 i3 i4 i5 i6 i0 f7 in
let rec make8 k = let rec g i0 i1 i2 i3 i4 i5 i6 f7 = if k > 0 then f8 i0 i1
    i2 i3 i4 i5 i6 f7 + k else f8 i1 i2 i3 i4 i5 i6 i0 f7 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (-1) 2 3 4 (-5) 6 7 7.5); pi (tail8 (-1) 2 3 4 (-5) 6 7 7.5); pi (loop8
    0 6 7 8 (-9) 10 11 12 (-12.25)); pi (loop8 1 6 7 8 (-9) 10 11 12
    (-12.25)); pi (loop8 1003 (-1) 2 3 4 (-5) 6 7 7.5);
pi (table8.(0) (-1) 2 3 4 (-5) 6 7 7.5); pi (table8.(1) 6 7 8 (-9) 10 11 12
    (-12.25)); pi ((make8 0) (-1) 2 3 4 (-5) 6 7 7.5);
pi (f8 (-1) 2 3 4 (-5) 6 7 7.5 - tail8 6 7 8 (-9) 10 11 12 (-12.25) +
    table8.(1) (-1) 2 3 4 (-5) 6 7 7.5);
let rec f12 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 f11 = 1 * i0 + 2 * i1 + 3 * i2 +
    4 * i3 + 5 * i4 + 6 * i5 + 7 * i6 + 8 * i7 + 9 * i8 + 10 * i9 + 11 * i10 +
    int_of_float (12.0 *. f11) in
let rec tail12 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 f11 = f12 i1 i2 i3 i4 i5 i6
    i7 i8 i9 i10 i0 f11 in
let rec loop12 n i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 f11 = if n = 0 then f12 i0
    i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 f11 else loop12 (n - 1) i1 i2 i3 i4 i5 i6
    i7 i8 i9 i10 i0 f11 in
let rec make12 k = let rec g i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 f11 = if k > 0
    then f12 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 f11 + k else f12 i1 i2 i3 i4 i5
    i6 i7 i8 i9 i10 i0 f11 in g in
let table12 = Array.make 2 f12 in table12.(1) <- make12 1000;
pi (f12 (-1) 2 3 4 (-5) 6 7 8 (-9) 10 11 11.5); pi (tail12 (-1) 2 3 4 (-5) 6 7
    8 (-9) 10 11 11.5); pi (loop12 0 6 7 8 (-9) 10 11 12 (-13) 14 15 16 16.5);
    pi (loop12 1 6 7 8 (-9) 10 11 12 (-13) 14 15 16 16.5); pi (loop12 1003
    (-1) 2 3 4 (-5) 6 7 8 (-9) 10 11 11.5);
pi (table12.(0) (-1) 2 3 4 (-5) 6 7 8 (-9) 10 11 11.5); pi (table12.(1) 6 7 8
    (-9) 10 11 12 (-13) 14 15 16 16.5); pi ((make12 0) (-1) 2 3 4 (-5) 6 7 8
    (-9) 10 11 11.5);
pi (f12 (-1) 2 3 4 (-5) 6 7 8 (-9) 10 11 11.5 - tail12 6 7 8 (-9) 10 11 12
    (-13) 14 15 16 16.5 + table12.(1) (-1) 2 3 4 (-5) 6 7 8 (-9) 10 11 11.5)

(* >>> output
10
7
42
41
7
10
1042
7
979
50
38
-38
-26
42
50
962
38
1126
36
28
121
129
47
36
1121
28
943
-4
-19
204
207
-19
-4
1204
-19
785
148
125
110
107
123
148
1110
125
1189
430
383
754
743
369
430
1754
383
1117
<<< *)
