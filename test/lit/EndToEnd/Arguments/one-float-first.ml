(* A float and then integers: called directly, in tail position, in a loop that
   moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f3 f0 i1 i2 = int_of_float (1.0 *. f0) + 2 * i1 + 3 * i2 in
let rec tail3 f0 i1 i2 = f3 f0 i2 i1 in
let rec loop3 n f0 i1 i2 = if n = 0 then f3 f0 i1 i2 else loop3 (n - 1) f0 i2
    i1 in
let rec make3 k = let rec g f0 i1 i2 = if k > 0 then f3 f0 i1 i2 + k else f3
    f0 i2 i1 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 (-0.25) 2 3); pi (tail3 (-0.25) 2 3); pi (loop3 0 5.5 7 8); pi (loop3 1
    5.5 7 8); pi (loop3 1003 (-0.25) 2 3);
pi (table3.(0) (-0.25) 2 3); pi (table3.(1) 5.5 7 8); pi ((make3 0) (-0.25) 2
    3);
pi (f3 (-0.25) 2 3 - tail3 5.5 7 8 + table3.(1) (-0.25) 2 3);
let rec f5 f0 i1 i2 i3 i4 = int_of_float (1.0 *. f0) + 2 * i1 + 3 * i2 + 4 *
    i3 + 5 * i4 in
let rec tail5 f0 i1 i2 i3 i4 = f5 f0 i2 i3 i4 i1 in
let rec loop5 n f0 i1 i2 i3 i4 = if n = 0 then f5 f0 i1 i2 i3 i4 else loop5 (n
    - 1) f0 i2 i3 i4 i1 in
let rec make5 k = let rec g f0 i1 i2 i3 i4 = if k > 0 then f5 f0 i1 i2 i3 i4 +
    k else f5 f0 i2 i3 i4 i1 in g in
let table5 = Array.make 2 f5 in table5.(1) <- make5 1000;
pi (f5 (-0.25) 2 3 4 (-5)); pi (tail5 (-0.25) 2 3 4 (-5)); pi (loop5 0 5.5 7 8
    (-9) 10); pi (loop5 1 5.5 7 8 (-9) 10); pi (loop5 1003 (-0.25) 2 3 4
    (-5));
pi (table5.(0) (-0.25) 2 3 4 (-5)); pi (table5.(1) 5.5 7 8 (-9) 10); pi
    ((make5 0) (-0.25) 2 3 4 (-5));
pi (f5 (-0.25) 2 3 4 (-5) - tail5 5.5 7 8 (-9) 10 + table5.(1) (-0.25) 2 3 4
    (-5));
let rec f6 f0 i1 i2 i3 i4 i5 = int_of_float (1.0 *. f0) + 2 * i1 + 3 * i2 + 4
    * i3 + 5 * i4 + 6 * i5 in
let rec tail6 f0 i1 i2 i3 i4 i5 = f6 f0 i2 i3 i4 i5 i1 in
let rec loop6 n f0 i1 i2 i3 i4 i5 = if n = 0 then f6 f0 i1 i2 i3 i4 i5 else
    loop6 (n - 1) f0 i2 i3 i4 i5 i1 in
let rec make6 k = let rec g f0 i1 i2 i3 i4 i5 = if k > 0 then f6 f0 i1 i2 i3
    i4 i5 + k else f6 f0 i2 i3 i4 i5 i1 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (-0.25) 2 3 4 (-5) 6); pi (tail6 (-0.25) 2 3 4 (-5) 6); pi (loop6 0 5.5
    7 8 (-9) 10 11); pi (loop6 1 5.5 7 8 (-9) 10 11); pi (loop6 1003 (-0.25) 2
    3 4 (-5) 6);
pi (table6.(0) (-0.25) 2 3 4 (-5) 6); pi (table6.(1) 5.5 7 8 (-9) 10 11); pi
    ((make6 0) (-0.25) 2 3 4 (-5) 6);
pi (f6 (-0.25) 2 3 4 (-5) 6 - tail6 5.5 7 8 (-9) 10 11 + table6.(1) (-0.25) 2
    3 4 (-5) 6);
let rec f7 f0 i1 i2 i3 i4 i5 i6 = int_of_float (1.0 *. f0) + 2 * i1 + 3 * i2 +
    4 * i3 + 5 * i4 + 6 * i5 + 7 * i6 in
let rec tail7 f0 i1 i2 i3 i4 i5 i6 = f7 f0 i2 i3 i4 i5 i6 i1 in
let rec loop7 n f0 i1 i2 i3 i4 i5 i6 = if n = 0 then f7 f0 i1 i2 i3 i4 i5 i6
    else loop7 (n - 1) f0 i2 i3 i4 i5 i6 i1 in
let rec make7 k = let rec g f0 i1 i2 i3 i4 i5 i6 = if k > 0 then f7 f0 i1 i2
    i3 i4 i5 i6 + k else f7 f0 i2 i3 i4 i5 i6 i1 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 (-0.25) 2 3 4 (-5) 6 7); pi (tail7 (-0.25) 2 3 4 (-5) 6 7); pi (loop7 0
    5.5 7 8 (-9) 10 11 12); pi (loop7 1 5.5 7 8 (-9) 10 11 12); pi (loop7 1003
    (-0.25) 2 3 4 (-5) 6 7);
pi (table7.(0) (-0.25) 2 3 4 (-5) 6 7); pi (table7.(1) 5.5 7 8 (-9) 10 11 12);
    pi ((make7 0) (-0.25) 2 3 4 (-5) 6 7);
pi (f7 (-0.25) 2 3 4 (-5) 6 7 - tail7 5.5 7 8 (-9) 10 11 12 + table7.(1)
    (-0.25) 2 3 4 (-5) 6 7);
let rec f8 f0 i1 i2 i3 i4 i5 i6 i7 = int_of_float (1.0 *. f0) + 2 * i1 + 3 *
    i2 + 4 * i3 + 5 * i4 + 6 * i5 + 7 * i6 + 8 * i7 in
let rec tail8 f0 i1 i2 i3 i4 i5 i6 i7 = f8 f0 i2 i3 i4 i5 i6 i7 i1 in
let rec loop8 n f0 i1 i2 i3 i4 i5 i6 i7 = if n = 0 then f8 f0 i1 i2 i3 i4 i5
    i6 i7 else loop8 (n - 1) f0 i2 i3 i4 i5 i6 i7 i1 in
let rec make8 k = let rec g f0 i1 i2 i3 i4 i5 i6 i7 = if k > 0 then f8 f0 i1
    i2 i3 i4 i5 i6 i7 + k else f8 f0 i2 i3 i4 i5 i6 i7 i1 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (-0.25) 2 3 4 (-5) 6 7 8); pi (tail8 (-0.25) 2 3 4 (-5) 6 7 8); pi
    (loop8 0 5.5 7 8 (-9) 10 11 12 (-13)); pi (loop8 1 5.5 7 8 (-9) 10 11 12
    (-13)); pi (loop8 1003 (-0.25) 2 3 4 (-5) 6 7 8);
pi (table8.(0) (-0.25) 2 3 4 (-5) 6 7 8); pi (table8.(1) 5.5 7 8 (-9) 10 11 12
    (-13)); pi ((make8 0) (-0.25) 2 3 4 (-5) 6 7 8);
pi (f8 (-0.25) 2 3 4 (-5) 6 7 8 - tail8 5.5 7 8 (-9) 10 11 12 (-13) +
    table8.(1) (-0.25) 2 3 4 (-5) 6 7 8);
let rec f12 f0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 = int_of_float (1.0 *. f0) +
    2 * i1 + 3 * i2 + 4 * i3 + 5 * i4 + 6 * i5 + 7 * i6 + 8 * i7 + 9 * i8 + 10
    * i9 + 11 * i10 + 12 * i11 in
let rec tail12 f0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 = f12 f0 i2 i3 i4 i5 i6
    i7 i8 i9 i10 i11 i1 in
let rec loop12 n f0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 = if n = 0 then f12 f0
    i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 else loop12 (n - 1) f0 i2 i3 i4 i5 i6
    i7 i8 i9 i10 i11 i1 in
let rec make12 k = let rec g f0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 = if k > 0
    then f12 f0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 + k else f12 f0 i2 i3 i4 i5
    i6 i7 i8 i9 i10 i11 i1 in g in
let table12 = Array.make 2 f12 in table12.(1) <- make12 1000;
pi (f12 (-0.25) 2 3 4 (-5) 6 7 8 (-9) 10 11 12); pi (tail12 (-0.25) 2 3 4 (-5)
    6 7 8 (-9) 10 11 12); pi (loop12 0 5.5 7 8 (-9) 10 11 12 (-13) 14 15 16
    (-17)); pi (loop12 1 5.5 7 8 (-9) 10 11 12 (-13) 14 15 16 (-17)); pi
    (loop12 1003 (-0.25) 2 3 4 (-5) 6 7 8 (-9) 10 11 12);
pi (table12.(0) (-0.25) 2 3 4 (-5) 6 7 8 (-9) 10 11 12); pi (table12.(1) 5.5 7
    8 (-9) 10 11 12 (-13) 14 15 16 (-17)); pi ((make12 0) (-0.25) 2 3 4 (-5) 6
    7 8 (-9) 10 11 12);
pi (f12 (-0.25) 2 3 4 (-5) 6 7 8 (-9) 10 11 12 - tail12 5.5 7 8 (-9) 10 11 12
    (-13) 14 15 16 (-17) + table12.(1) (-0.25) 2 3 4 (-5) 6 7 8 (-9) 10 11
    12)

(* >>> output
13
12
43
42
12
13
1043
12
984
4
8
57
69
28
4
1057
8
939
40
40
123
131
55
40
1123
40
949
89
84
207
210
84
89
1207
84
968
153
142
103
126
138
153
1103
142
1180
437
410
351
374
394
437
1351
410
1500
<<< *)
