(* Floats and integers by turns: called directly, in tail position, in a loop
   that moves its arguments, and through closures.
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
let rec f3 f0 i1 f2 = int_of_float (1.0 *. f0) + 2 * i1 + int_of_float (3.0 *.
    f2) in
let rec tail3 f0 i1 f2 = f3 f2 i1 f0 in
let rec loop3 n f0 i1 f2 = if n = 0 then f3 f0 i1 f2 else loop3 (n - 1) f2 i1
    f0 in
let rec make3 k = let rec g f0 i1 f2 = if k > 0 then f3 f0 i1 f2 + k else f3
    f2 i1 f0 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 (-0.25) 2 2.5); pi (tail3 (-0.25) 2 2.5); pi (loop3 0 5.5 7 7.5); pi
    (loop3 1 5.5 7 7.5); pi (loop3 1003 (-0.25) 2 2.5);
pi (table3.(0) (-0.25) 2 2.5); pi (table3.(1) 5.5 7 7.5); pi ((make3 0)
    (-0.25) 2 2.5);
pi (f3 (-0.25) 2 2.5 - tail3 5.5 7 7.5 + table3.(1) (-0.25) 2 2.5);
let rec f4 f0 i1 f2 i3 = int_of_float (1.0 *. f0) + 2 * i1 + int_of_float (3.0
    *. f2) + 4 * i3 in
let rec tail4 f0 i1 f2 i3 = f4 f2 i3 f0 i1 in
let rec loop4 n f0 i1 f2 i3 = if n = 0 then f4 f0 i1 f2 i3 else loop4 (n - 1)
    f2 i3 f0 i1 in
let rec make4 k = let rec g f0 i1 f2 i3 = if k > 0 then f4 f0 i1 f2 i3 + k
    else f4 f2 i3 f0 i1 in g in
let table4 = Array.make 2 f4 in table4.(1) <- make4 1000;
pi (f4 (-0.25) 2 2.5 4); pi (tail4 (-0.25) 2 2.5 4); pi (loop4 0 5.5 7 7.5
    (-9)); pi (loop4 1 5.5 7 7.5 (-9)); pi (loop4 1003 (-0.25) 2 2.5 4);
pi (table4.(0) (-0.25) 2 2.5 4); pi (table4.(1) 5.5 7 7.5 (-9)); pi ((make4 0)
    (-0.25) 2 2.5 4);
pi (f4 (-0.25) 2 2.5 4 - tail4 5.5 7 7.5 (-9) + table4.(1) (-0.25) 2 2.5 4);
let rec f5 f0 i1 f2 i3 f4 = int_of_float (1.0 *. f0) + 2 * i1 + int_of_float
    (3.0 *. f2) + 4 * i3 + int_of_float (5.0 *. f4) in
let rec tail5 f0 i1 f2 i3 f4 = f5 f2 i3 f4 i1 f0 in
let rec loop5 n f0 i1 f2 i3 f4 = if n = 0 then f5 f0 i1 f2 i3 f4 else loop5 (n
    - 1) f2 i3 f4 i1 f0 in
let rec make5 k = let rec g f0 i1 f2 i3 f4 = if k > 0 then f5 f0 i1 f2 i3 f4 +
    k else f5 f2 i3 f4 i1 f0 in g in
let table5 = Array.make 2 f5 in table5.(1) <- make5 1000;
pi (f5 (-0.25) 2 2.5 4 4.5); pi (tail5 (-0.25) 2 2.5 4 4.5); pi (loop5 0 5.5 7
    7.5 (-9) (-9.25)); pi (loop5 1 5.5 7 7.5 (-9) (-9.25)); pi (loop5 1003
    (-0.25) 2 2.5 4 4.5);
pi (table5.(0) (-0.25) 2 2.5 4 4.5); pi (table5.(1) 5.5 7 7.5 (-9) (-9.25));
    pi ((make5 0) (-0.25) 2 2.5 4 4.5);
pi (f5 (-0.25) 2 2.5 4 4.5 - tail5 5.5 7 7.5 (-9) (-9.25) + table5.(1) (-0.25)
    2 2.5 4 4.5);
let rec f6 f0 i1 f2 i3 f4 i5 = int_of_float (1.0 *. f0) + 2 * i1 +
    int_of_float (3.0 *. f2) + 4 * i3 + int_of_float (5.0 *. f4) + 6 * i5 in
let rec tail6 f0 i1 f2 i3 f4 i5 = f6 f2 i3 f4 i5 f0 i1 in
let rec loop6 n f0 i1 f2 i3 f4 i5 = if n = 0 then f6 f0 i1 f2 i3 f4 i5 else
    loop6 (n - 1) f2 i3 f4 i5 f0 i1 in
let rec make6 k = let rec g f0 i1 f2 i3 f4 i5 = if k > 0 then f6 f0 i1 f2 i3
    f4 i5 + k else f6 f2 i3 f4 i5 f0 i1 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (-0.25) 2 2.5 4 4.5 6); pi (tail6 (-0.25) 2 2.5 4 4.5 6); pi (loop6 0
    5.5 7 7.5 (-9) (-9.25) 11); pi (loop6 1 5.5 7 7.5 (-9) (-9.25) 11); pi
    (loop6 1003 (-0.25) 2 2.5 4 4.5 6);
pi (table6.(0) (-0.25) 2 2.5 4 4.5 6); pi (table6.(1) 5.5 7 7.5 (-9) (-9.25)
    11); pi ((make6 0) (-0.25) 2 2.5 4 4.5 6);
pi (f6 (-0.25) 2 2.5 4 4.5 6 - tail6 5.5 7 7.5 (-9) (-9.25) 11 + table6.(1)
    (-0.25) 2 2.5 4 4.5 6);
let rec f7 f0 i1 f2 i3 f4 i5 f6 = int_of_float (1.0 *. f0) + 2 * i1 +
    int_of_float (3.0 *. f2) + 4 * i3 + int_of_float (5.0 *. f4) + 6 * i5 +
    int_of_float (7.0 *. f6) in
let rec tail7 f0 i1 f2 i3 f4 i5 f6 = f7 f2 i3 f4 i5 f6 i1 f0 in
let rec loop7 n f0 i1 f2 i3 f4 i5 f6 = if n = 0 then f7 f0 i1 f2 i3 f4 i5 f6
    else loop7 (n - 1) f2 i3 f4 i5 f6 i1 f0 in
let rec make7 k = let rec g f0 i1 f2 i3 f4 i5 f6 = if k > 0 then f7 f0 i1 f2
    i3 f4 i5 f6 + k else f7 f2 i3 f4 i5 f6 i1 f0 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 (-0.25) 2 2.5 4 4.5 6 (-6.25)); pi (tail7 (-0.25) 2 2.5 4 4.5 6
    (-6.25)); pi (loop7 0 5.5 7 7.5 (-9) (-9.25) 11 11.5); pi (loop7 1 5.5 7
    7.5 (-9) (-9.25) 11 11.5); pi (loop7 1003 (-0.25) 2 2.5 4 4.5 6 (-6.25));
pi (table7.(0) (-0.25) 2 2.5 4 4.5 6 (-6.25)); pi (table7.(1) 5.5 7 7.5 (-9)
    (-9.25) 11 11.5); pi ((make7 0) (-0.25) 2 2.5 4 4.5 6 (-6.25));
pi (f7 (-0.25) 2 2.5 4 4.5 6 (-6.25) - tail7 5.5 7 7.5 (-9) (-9.25) 11 11.5 +
    table7.(1) (-0.25) 2 2.5 4 4.5 6 (-6.25));
let rec f8 f0 i1 f2 i3 f4 i5 f6 i7 = int_of_float (1.0 *. f0) + 2 * i1 +
    int_of_float (3.0 *. f2) + 4 * i3 + int_of_float (5.0 *. f4) + 6 * i5 +
    int_of_float (7.0 *. f6) + 8 * i7 in
let rec tail8 f0 i1 f2 i3 f4 i5 f6 i7 = f8 f2 i3 f4 i5 f6 i7 f0 i1 in
let rec loop8 n f0 i1 f2 i3 f4 i5 f6 i7 = if n = 0 then f8 f0 i1 f2 i3 f4 i5
    f6 i7 else loop8 (n - 1) f2 i3 f4 i5 f6 i7 f0 i1 in
let rec make8 k = let rec g f0 i1 f2 i3 f4 i5 f6 i7 = if k > 0 then f8 f0 i1
    f2 i3 f4 i5 f6 i7 + k else f8 f2 i3 f4 i5 f6 i7 f0 i1 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (-0.25) 2 2.5 4 4.5 6 (-6.25) 8); pi (tail8 (-0.25) 2 2.5 4 4.5 6
    (-6.25) 8); pi (loop8 0 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13)); pi (loop8 1
    5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13)); pi (loop8 1003 (-0.25) 2 2.5 4 4.5
    6 (-6.25) 8);
pi (table8.(0) (-0.25) 2 2.5 4 4.5 6 (-6.25) 8); pi (table8.(1) 5.5 7 7.5 (-9)
    (-9.25) 11 11.5 (-13)); pi ((make8 0) (-0.25) 2 2.5 4 4.5 6 (-6.25) 8);
pi (f8 (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 - tail8 5.5 7 7.5 (-9) (-9.25) 11 11.5
    (-13) + table8.(1) (-0.25) 2 2.5 4 4.5 6 (-6.25) 8);
let rec f9 f0 i1 f2 i3 f4 i5 f6 i7 f8 = int_of_float (1.0 *. f0) + 2 * i1 +
    int_of_float (3.0 *. f2) + 4 * i3 + int_of_float (5.0 *. f4) + 6 * i5 +
    int_of_float (7.0 *. f6) + 8 * i7 + int_of_float (9.0 *. f8) in
let rec tail9 f0 i1 f2 i3 f4 i5 f6 i7 f8 = f9 f2 i3 f4 i5 f6 i7 f8 i1 f0 in
let rec loop9 n f0 i1 f2 i3 f4 i5 f6 i7 f8 = if n = 0 then f9 f0 i1 f2 i3 f4
    i5 f6 i7 f8 else loop9 (n - 1) f2 i3 f4 i5 f6 i7 f8 i1 f0 in
let rec make9 k = let rec g f0 i1 f2 i3 f4 i5 f6 i7 f8 = if k > 0 then f9 f0
    i1 f2 i3 f4 i5 f6 i7 f8 + k else f9 f2 i3 f4 i5 f6 i7 f8 i1 f0 in g in
let table9 = Array.make 2 f9 in table9.(1) <- make9 1000;
pi (f9 (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5); pi (tail9 (-0.25) 2 2.5 4 4.5 6
    (-6.25) 8 8.5); pi (loop9 0 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5); pi
    (loop9 1 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5); pi (loop9 1003
    (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5);
pi (table9.(0) (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5); pi (table9.(1) 5.5 7 7.5
    (-9) (-9.25) 11 11.5 (-13) 13.5); pi ((make9 0) (-0.25) 2 2.5 4 4.5 6
    (-6.25) 8 8.5);
pi (f9 (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 - tail9 5.5 7 7.5 (-9) (-9.25) 11
    11.5 (-13) 13.5 + table9.(1) (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5);
let rec f14 f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 = int_of_float (1.0
    *. f0) + 2 * i1 + int_of_float (3.0 *. f2) + 4 * i3 + int_of_float (5.0 *.
    f4) + 6 * i5 + int_of_float (7.0 *. f6) + 8 * i7 + int_of_float (9.0 *.
    f8) + 10 * i9 + int_of_float (11.0 *. f10) + 12 * i11 + int_of_float (13.0
    *. f12) + 14 * i13 in
let rec tail14 f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 = f14 f2 i3 f4 i5
    f6 i7 f8 i9 f10 i11 f12 i13 f0 i1 in
let rec loop14 n f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 = if n = 0 then
    f14 f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 else loop14 (n - 1) f2
    i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 f0 i1 in
let rec make14 k = let rec g f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 =
    if k > 0 then f14 f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 + k else
    f14 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 f0 i1 in g in
let table14 = Array.make 2 f14 in table14.(1) <- make14 1000;
pi (f14 (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14); pi
    (tail14 (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14); pi
    (loop14 0 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15 (-15.25) (-17) 17.5
    19); pi (loop14 1 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15 (-15.25)
    (-17) 17.5 19); pi (loop14 1003 (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10
    10.5 12 (-12.25) 14);
pi (table14.(0) (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14);
    pi (table14.(1) 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15 (-15.25)
    (-17) 17.5 19); pi ((make14 0) (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5
    12 (-12.25) 14);
pi (f14 (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 - tail14
    5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15 (-15.25) (-17) 17.5 19 +
    table14.(1) (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14);
let rec f23 f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 f14 i15 f16 i17 f18
    i19 f20 i21 f22 = int_of_float (1.0 *. f0) + 2 * i1 + int_of_float (3.0 *.
    f2) + 4 * i3 + int_of_float (5.0 *. f4) + 6 * i5 + int_of_float (7.0 *.
    f6) + 8 * i7 + int_of_float (9.0 *. f8) + 10 * i9 + int_of_float (11.0 *.
    f10) + 12 * i11 + int_of_float (13.0 *. f12) + 14 * i13 + int_of_float
    (15.0 *. f14) + 16 * i15 + int_of_float (17.0 *. f16) + 18 * i17 +
    int_of_float (19.0 *. f18) + 20 * i19 + int_of_float (21.0 *. f20) + 22 *
    i21 + int_of_float (23.0 *. f22) in
let rec tail23 f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 f14 i15 f16 i17
    f18 i19 f20 i21 f22 = f23 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 f14 i15
    f16 i17 f18 i19 f20 i21 f22 i1 f0 in
let rec loop23 n f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 f14 i15 f16 i17
    f18 i19 f20 i21 f22 = if n = 0 then f23 f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10
    i11 f12 i13 f14 i15 f16 i17 f18 i19 f20 i21 f22 else loop23 (n - 1) f2 i3
    f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 f14 i15 f16 i17 f18 i19 f20 i21 f22 i1
    f0 in
let rec make23 k = let rec g f0 i1 f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 f14
    i15 f16 i17 f18 i19 f20 i21 f22 = if k > 0 then f23 f0 i1 f2 i3 f4 i5 f6
    i7 f8 i9 f10 i11 f12 i13 f14 i15 f16 i17 f18 i19 f20 i21 f22 + k else f23
    f2 i3 f4 i5 f6 i7 f8 i9 f10 i11 f12 i13 f14 i15 f16 i17 f18 i19 f20 i21
    f22 i1 f0 in g in
let table23 = Array.make 2 f23 in table23.(1) <- make23 1000;
pi (f23 (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16
    16.5 18 (-18.25) 20 20.5 22 22.5); pi (tail23 (-0.25) 2 2.5 4 4.5 6
    (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16 16.5 18 (-18.25) 20 20.5 22
    22.5); pi (loop23 0 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15 (-15.25)
    (-17) 17.5 19 19.5 (-21) (-21.25) 23 23.5 (-25) 25.5 27 (-27.25)); pi
    (loop23 1 5.5 7 7.5 (-9) (-9.25) 11 11.5 (-13) 13.5 15 (-15.25) (-17) 17.5
    19 19.5 (-21) (-21.25) 23 23.5 (-25) 25.5 27 (-27.25)); pi (loop23 1003
    (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16 16.5 18
    (-18.25) 20 20.5 22 22.5);
pi (table23.(0) (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14
    14.5 16 16.5 18 (-18.25) 20 20.5 22 22.5); pi (table23.(1) 5.5 7 7.5 (-9)
    (-9.25) 11 11.5 (-13) 13.5 15 (-15.25) (-17) 17.5 19 19.5 (-21) (-21.25)
    23 23.5 (-25) 25.5 27 (-27.25)); pi ((make23 0) (-0.25) 2 2.5 4 4.5 6
    (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16 16.5 18 (-18.25) 20 20.5 22
    22.5);
pi (f23 (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 14.5 16
    16.5 18 (-18.25) 20 20.5 22 22.5 - tail23 5.5 7 7.5 (-9) (-9.25) 11 11.5
    (-13) 13.5 15 (-15.25) (-17) 17.5 19 19.5 (-21) (-21.25) 23 23.5 (-25)
    25.5 27 (-27.25) + table23.(1) (-0.25) 2 2.5 4 4.5 6 (-6.25) 8 8.5 10 10.5
    12 (-12.25) 14 14.5 16 16.5 18 (-18.25) 20 20.5 22 22.5)

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
11
6
41
37
6
11
1041
6
985
27
18
5
33
18
27
1005
18
1021
49
30
-41
17
30
49
959
30
1081
85
58
25
75
58
85
1025
58
1095
42
27
105
143
81
42
1105
27
941
106
79
1
79
133
106
1001
79
1133
182
137
122
184
171
182
1122
137
1180
578
476
394
481
441
578
1394
476
1675
3140
2788
852
1002
2036
3140
1852
2788
6278
<<< *)
