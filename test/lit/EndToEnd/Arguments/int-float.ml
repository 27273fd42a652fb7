(* Integers and floats by turns: called directly, in tail position, in a loop
   that moves its arguments, and through closures.
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
let rec f3 i0 f1 i2 = 1 * i0 + int_of_float (2.0 *. f1) + 3 * i2 in
let rec tail3 i0 f1 i2 = f3 i2 f1 i0 in
let rec loop3 n i0 f1 i2 = if n = 0 then f3 i0 f1 i2 else loop3 (n - 1) i2 f1
    i0 in
let rec make3 k = let rec g i0 f1 i2 = if k > 0 then f3 i0 f1 i2 + k else f3
    i2 f1 i0 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 (-1) 1.5 3); pi (tail3 (-1) 1.5 3); pi (loop3 0 6 (-6.25) 8); pi (loop3
    1 6 (-6.25) 8); pi (loop3 1003 (-1) 1.5 3);
pi (table3.(0) (-1) 1.5 3); pi (table3.(1) 6 (-6.25) 8); pi ((make3 0) (-1)
    1.5 3);
pi (f3 (-1) 1.5 3 - tail3 6 (-6.25) 8 + table3.(1) (-1) 1.5 3);
let rec f4 i0 f1 i2 f3 = 1 * i0 + int_of_float (2.0 *. f1) + 3 * i2 +
    int_of_float (4.0 *. f3) in
let rec tail4 i0 f1 i2 f3 = f4 i2 f3 i0 f1 in
let rec loop4 n i0 f1 i2 f3 = if n = 0 then f4 i0 f1 i2 f3 else loop4 (n - 1)
    i2 f3 i0 f1 in
let rec make4 k = let rec g i0 f1 i2 f3 = if k > 0 then f4 i0 f1 i2 f3 + k
    else f4 i2 f3 i0 f1 in g in
let table4 = Array.make 2 f4 in table4.(1) <- make4 1000;
pi (f4 (-1) 1.5 3 (-3.25)); pi (tail4 (-1) 1.5 3 (-3.25)); pi (loop4 0 6
    (-6.25) 8 8.5); pi (loop4 1 6 (-6.25) 8 8.5); pi (loop4 1003 (-1) 1.5 3
    (-3.25));
pi (table4.(0) (-1) 1.5 3 (-3.25)); pi (table4.(1) 6 (-6.25) 8 8.5); pi
    ((make4 0) (-1) 1.5 3 (-3.25));
pi (f4 (-1) 1.5 3 (-3.25) - tail4 6 (-6.25) 8 8.5 + table4.(1) (-1) 1.5 3
    (-3.25));
let rec f5 i0 f1 i2 f3 i4 = 1 * i0 + int_of_float (2.0 *. f1) + 3 * i2 +
    int_of_float (4.0 *. f3) + 5 * i4 in
let rec tail5 i0 f1 i2 f3 i4 = f5 i2 f3 i4 f1 i0 in
let rec loop5 n i0 f1 i2 f3 i4 = if n = 0 then f5 i0 f1 i2 f3 i4 else loop5 (n
    - 1) i2 f3 i4 f1 i0 in
let rec make5 k = let rec g i0 f1 i2 f3 i4 = if k > 0 then f5 i0 f1 i2 f3 i4 +
    k else f5 i2 f3 i4 f1 i0 in g in
let table5 = Array.make 2 f5 in table5.(1) <- make5 1000;
pi (f5 (-1) 1.5 3 (-3.25) (-5)); pi (tail5 (-1) 1.5 3 (-3.25) (-5)); pi (loop5
    0 6 (-6.25) 8 8.5 10); pi (loop5 1 6 (-6.25) 8 8.5 10); pi (loop5 1003
    (-1) 1.5 3 (-3.25) (-5));
pi (table5.(0) (-1) 1.5 3 (-3.25) (-5)); pi (table5.(1) 6 (-6.25) 8 8.5 10);
    pi ((make5 0) (-1) 1.5 3 (-3.25) (-5));
pi (f5 (-1) 1.5 3 (-3.25) (-5) - tail5 6 (-6.25) 8 8.5 10 + table5.(1) (-1)
    1.5 3 (-3.25) (-5));
let rec f6 i0 f1 i2 f3 i4 f5 = 1 * i0 + int_of_float (2.0 *. f1) + 3 * i2 +
    int_of_float (4.0 *. f3) + 5 * i4 + int_of_float (6.0 *. f5) in
let rec tail6 i0 f1 i2 f3 i4 f5 = f6 i2 f3 i4 f5 i0 f1 in
let rec loop6 n i0 f1 i2 f3 i4 f5 = if n = 0 then f6 i0 f1 i2 f3 i4 f5 else
    loop6 (n - 1) i2 f3 i4 f5 i0 f1 in
let rec make6 k = let rec g i0 f1 i2 f3 i4 f5 = if k > 0 then f6 i0 f1 i2 f3
    i4 f5 + k else f6 i2 f3 i4 f5 i0 f1 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (-1) 1.5 3 (-3.25) (-5) 5.5); pi (tail6 (-1) 1.5 3 (-3.25) (-5) 5.5);
    pi (loop6 0 6 (-6.25) 8 8.5 10 10.5); pi (loop6 1 6 (-6.25) 8 8.5 10
    10.5); pi (loop6 1003 (-1) 1.5 3 (-3.25) (-5) 5.5);
pi (table6.(0) (-1) 1.5 3 (-3.25) (-5) 5.5); pi (table6.(1) 6 (-6.25) 8 8.5 10
    10.5); pi ((make6 0) (-1) 1.5 3 (-3.25) (-5) 5.5);
pi (f6 (-1) 1.5 3 (-3.25) (-5) 5.5 - tail6 6 (-6.25) 8 8.5 10 10.5 +
    table6.(1) (-1) 1.5 3 (-3.25) (-5) 5.5);
let rec f7 i0 f1 i2 f3 i4 f5 i6 = 1 * i0 + int_of_float (2.0 *. f1) + 3 * i2 +
    int_of_float (4.0 *. f3) + 5 * i4 + int_of_float (6.0 *. f5) + 7 * i6 in
let rec tail7 i0 f1 i2 f3 i4 f5 i6 = f7 i2 f3 i4 f5 i6 f1 i0 in
let rec loop7 n i0 f1 i2 f3 i4 f5 i6 = if n = 0 then f7 i0 f1 i2 f3 i4 f5 i6
    else loop7 (n - 1) i2 f3 i4 f5 i6 f1 i0 in
let rec make7 k = let rec g i0 f1 i2 f3 i4 f5 i6 = if k > 0 then f7 i0 f1 i2
    f3 i4 f5 i6 + k else f7 i2 f3 i4 f5 i6 f1 i0 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 (-1) 1.5 3 (-3.25) (-5) 5.5 7); pi (tail7 (-1) 1.5 3 (-3.25) (-5) 5.5
    7); pi (loop7 0 6 (-6.25) 8 8.5 10 10.5 12); pi (loop7 1 6 (-6.25) 8 8.5
    10 10.5 12); pi (loop7 1003 (-1) 1.5 3 (-3.25) (-5) 5.5 7);
pi (table7.(0) (-1) 1.5 3 (-3.25) (-5) 5.5 7); pi (table7.(1) 6 (-6.25) 8 8.5
    10 10.5 12); pi ((make7 0) (-1) 1.5 3 (-3.25) (-5) 5.5 7);
pi (f7 (-1) 1.5 3 (-3.25) (-5) 5.5 7 - tail7 6 (-6.25) 8 8.5 10 10.5 12 +
    table7.(1) (-1) 1.5 3 (-3.25) (-5) 5.5 7);
let rec f8 i0 f1 i2 f3 i4 f5 i6 f7 = 1 * i0 + int_of_float (2.0 *. f1) + 3 *
    i2 + int_of_float (4.0 *. f3) + 5 * i4 + int_of_float (6.0 *. f5) + 7 * i6
    + int_of_float (8.0 *. f7) in
let rec tail8 i0 f1 i2 f3 i4 f5 i6 f7 = f8 i2 f3 i4 f5 i6 f7 i0 f1 in
let rec loop8 n i0 f1 i2 f3 i4 f5 i6 f7 = if n = 0 then f8 i0 f1 i2 f3 i4 f5
    i6 f7 else loop8 (n - 1) i2 f3 i4 f5 i6 f7 i0 f1 in
let rec make8 k = let rec g i0 f1 i2 f3 i4 f5 i6 f7 = if k > 0 then f8 i0 f1
    i2 f3 i4 f5 i6 f7 + k else f8 i2 f3 i4 f5 i6 f7 i0 f1 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5); pi (tail8 (-1) 1.5 3 (-3.25) (-5)
    5.5 7 7.5); pi (loop8 0 6 (-6.25) 8 8.5 10 10.5 12 (-12.25)); pi (loop8 1
    6 (-6.25) 8 8.5 10 10.5 12 (-12.25)); pi (loop8 1003 (-1) 1.5 3 (-3.25)
    (-5) 5.5 7 7.5);
pi (table8.(0) (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5); pi (table8.(1) 6 (-6.25) 8
    8.5 10 10.5 12 (-12.25)); pi ((make8 0) (-1) 1.5 3 (-3.25) (-5) 5.5 7
    7.5);
pi (f8 (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 - tail8 6 (-6.25) 8 8.5 10 10.5 12
    (-12.25) + table8.(1) (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5);
let rec f9 i0 f1 i2 f3 i4 f5 i6 f7 i8 = 1 * i0 + int_of_float (2.0 *. f1) + 3
    * i2 + int_of_float (4.0 *. f3) + 5 * i4 + int_of_float (6.0 *. f5) + 7 *
    i6 + int_of_float (8.0 *. f7) + 9 * i8 in
let rec tail9 i0 f1 i2 f3 i4 f5 i6 f7 i8 = f9 i2 f3 i4 f5 i6 f7 i8 f1 i0 in
let rec loop9 n i0 f1 i2 f3 i4 f5 i6 f7 i8 = if n = 0 then f9 i0 f1 i2 f3 i4
    f5 i6 f7 i8 else loop9 (n - 1) i2 f3 i4 f5 i6 f7 i8 f1 i0 in
let rec make9 k = let rec g i0 f1 i2 f3 i4 f5 i6 f7 i8 = if k > 0 then f9 i0
    f1 i2 f3 i4 f5 i6 f7 i8 + k else f9 i2 f3 i4 f5 i6 f7 i8 f1 i0 in g in
let table9 = Array.make 2 f9 in table9.(1) <- make9 1000;
pi (f9 (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9)); pi (tail9 (-1) 1.5 3 (-3.25)
    (-5) 5.5 7 7.5 (-9)); pi (loop9 0 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14);
    pi (loop9 1 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14); pi (loop9 1003 (-1)
    1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9));
pi (table9.(0) (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9)); pi (table9.(1) 6
    (-6.25) 8 8.5 10 10.5 12 (-12.25) 14); pi ((make9 0) (-1) 1.5 3 (-3.25)
    (-5) 5.5 7 7.5 (-9));
pi (f9 (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) - tail9 6 (-6.25) 8 8.5 10 10.5
    12 (-12.25) 14 + table9.(1) (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9));
let rec f14 i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 = 1 * i0 +
    int_of_float (2.0 *. f1) + 3 * i2 + int_of_float (4.0 *. f3) + 5 * i4 +
    int_of_float (6.0 *. f5) + 7 * i6 + int_of_float (8.0 *. f7) + 9 * i8 +
    int_of_float (10.0 *. f9) + 11 * i10 + int_of_float (12.0 *. f11) + 13 *
    i12 + int_of_float (14.0 *. f13) in
let rec tail14 i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 = f14 i2 f3 i4 f5
    i6 f7 i8 f9 i10 f11 i12 f13 i0 f1 in
let rec loop14 n i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 = if n = 0 then
    f14 i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 else loop14 (n - 1) i2
    f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 i0 f1 in
let rec make14 k = let rec g i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 =
    if k > 0 then f14 i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 + k else
    f14 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 i0 f1 in g in
let table14 = Array.make 2 f14 in table14.(1) <- make14 1000;
pi (f14 (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5); pi
    (tail14 (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13)
    13.5); pi (loop14 0 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16 16.5 18
    (-18.25)); pi (loop14 1 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16
    16.5 18 (-18.25)); pi (loop14 1003 (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9)
    (-9.25) 11 11.5 (-13) 13.5);
pi (table14.(0) (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13)
    13.5); pi (table14.(1) 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16 16.5
    18 (-18.25)); pi ((make14 0) (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9)
    (-9.25) 11 11.5 (-13) 13.5);
pi (f14 (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 -
    tail14 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16 16.5 18 (-18.25) +
    table14.(1) (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13)
    13.5);
let rec f23 i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 i14 f15 i16 f17 i18
    f19 i20 f21 i22 = 1 * i0 + int_of_float (2.0 *. f1) + 3 * i2 +
    int_of_float (4.0 *. f3) + 5 * i4 + int_of_float (6.0 *. f5) + 7 * i6 +
    int_of_float (8.0 *. f7) + 9 * i8 + int_of_float (10.0 *. f9) + 11 * i10 +
    int_of_float (12.0 *. f11) + 13 * i12 + int_of_float (14.0 *. f13) + 15 *
    i14 + int_of_float (16.0 *. f15) + 17 * i16 + int_of_float (18.0 *. f17) +
    19 * i18 + int_of_float (20.0 *. f19) + 21 * i20 + int_of_float (22.0 *.
    f21) + 23 * i22 in
let rec tail23 i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 i14 f15 i16 f17
    i18 f19 i20 f21 i22 = f23 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 i14 f15
    i16 f17 i18 f19 i20 f21 i22 f1 i0 in
let rec loop23 n i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 i14 f15 i16 f17
    i18 f19 i20 f21 i22 = if n = 0 then f23 i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10
    f11 i12 f13 i14 f15 i16 f17 i18 f19 i20 f21 i22 else loop23 (n - 1) i2 f3
    i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 i14 f15 i16 f17 i18 f19 i20 f21 i22 f1
    i0 in
let rec make23 k = let rec g i0 f1 i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 i14
    f15 i16 f17 i18 f19 i20 f21 i22 = if k > 0 then f23 i0 f1 i2 f3 i4 f5 i6
    f7 i8 f9 i10 f11 i12 f13 i14 f15 i16 f17 i18 f19 i20 f21 i22 + k else f23
    i2 f3 i4 f5 i6 f7 i8 f9 i10 f11 i12 f13 i14 f15 i16 f17 i18 f19 i20 f21
    i22 f1 i0 in g in
let table23 = Array.make 2 f23 in table23.(1) <- make23 1000;
pi (f23 (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15
    (-15.25) (-17) 17.5 19 19.5 (-21) (-21.25) 23); pi (tail23 (-1) 1.5 3
    (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15 (-15.25) (-17)
    17.5 19 19.5 (-21) (-21.25) 23); pi (loop23 0 6 (-6.25) 8 8.5 10 10.5 12
    (-12.25) 14 14.5 16 16.5 18 (-18.25) 20 20.5 22 22.5 24 (-24.25) 26 26.5
    28); pi (loop23 1 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16 16.5 18
    (-18.25) 20 20.5 22 22.5 24 (-24.25) 26 26.5 28); pi (loop23 1003 (-1) 1.5
    3 (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15 (-15.25) (-17)
    17.5 19 19.5 (-21) (-21.25) 23);
pi (table23.(0) (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13)
    13.5 15 (-15.25) (-17) 17.5 19 19.5 (-21) (-21.25) 23); pi (table23.(1) 6
    (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16 16.5 18 (-18.25) 20 20.5 22
    22.5 24 (-24.25) 26 26.5 28); pi ((make23 0) (-1) 1.5 3 (-3.25) (-5) 5.5 7
    7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15 (-15.25) (-17) 17.5 19 19.5 (-21)
    (-21.25) 23);
pi (f23 (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15
    (-15.25) (-17) 17.5 19 19.5 (-21) (-21.25) 23 - tail23 6 (-6.25) 8 8.5 10
    10.5 12 (-12.25) 14 14.5 16 16.5 18 (-18.25) 20 20.5 22 22.5 24 (-24.25)
    26 26.5 28 + table23.(1) (-1) 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) (-9.25) 11
    11.5 (-13) 13.5 15 (-15.25) (-17) 17.5 19 19.5 (-21) (-21.25) 23)

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
11
3
18
14
3
11
1018
3
1008
-2
0
52
18
0
-2
1052
0
978
-27
-17
102
60
-17
-27
1102
-17
886
6
8
165
90
8
6
1165
8
922
55
41
249
162
9
55
1249
41
948
115
89
151
76
30
115
1151
89
1154
34
24
277
186
-3
34
1277
24
882
221
188
775
577
145
221
1775
188
865
600
530
3926
3408
116
600
4926
530
-1208
<<< *)
