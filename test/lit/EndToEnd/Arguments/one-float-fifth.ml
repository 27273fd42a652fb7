(* A float just before the edge of the registers: called directly, in tail
   position, in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
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
let rec f6 i0 i1 i2 i3 f4 i5 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 +
    int_of_float (5.0 *. f4) + 6 * i5 in
let rec tail6 i0 i1 i2 i3 f4 i5 = f6 i1 i2 i3 i5 f4 i0 in
let rec loop6 n i0 i1 i2 i3 f4 i5 = if n = 0 then f6 i0 i1 i2 i3 f4 i5 else
    loop6 (n - 1) i1 i2 i3 i5 f4 i0 in
let rec make6 k = let rec g i0 i1 i2 i3 f4 i5 = if k > 0 then f6 i0 i1 i2 i3
    f4 i5 + k else f6 i1 i2 i3 i5 f4 i0 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (-1) 2 3 4 4.5 6); pi (tail6 (-1) 2 3 4 4.5 6); pi (loop6 0 6 7 8 (-9)
    (-9.25) 11); pi (loop6 1 6 7 8 (-9) (-9.25) 11); pi (loop6 1003 (-1) 2 3 4
    4.5 6);
pi (table6.(0) (-1) 2 3 4 4.5 6); pi (table6.(1) 6 7 8 (-9) (-9.25) 11); pi
    ((make6 0) (-1) 2 3 4 4.5 6);
pi (f6 (-1) 2 3 4 4.5 6 - tail6 6 7 8 (-9) (-9.25) 11 + table6.(1) (-1) 2 3 4
    4.5 6);
let rec f7 i0 i1 i2 i3 f4 i5 i6 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 +
    int_of_float (5.0 *. f4) + 6 * i5 + 7 * i6 in
let rec tail7 i0 i1 i2 i3 f4 i5 i6 = f7 i1 i2 i3 i5 f4 i6 i0 in
let rec loop7 n i0 i1 i2 i3 f4 i5 i6 = if n = 0 then f7 i0 i1 i2 i3 f4 i5 i6
    else loop7 (n - 1) i1 i2 i3 i5 f4 i6 i0 in
let rec make7 k = let rec g i0 i1 i2 i3 f4 i5 i6 = if k > 0 then f7 i0 i1 i2
    i3 f4 i5 i6 + k else f7 i1 i2 i3 i5 f4 i6 i0 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 (-1) 2 3 4 4.5 6 7); pi (tail7 (-1) 2 3 4 4.5 6 7); pi (loop7 0 6 7 8
    (-9) (-9.25) 11 12); pi (loop7 1 6 7 8 (-9) (-9.25) 11 12); pi (loop7 1003
    (-1) 2 3 4 4.5 6 7);
pi (table7.(0) (-1) 2 3 4 4.5 6 7); pi (table7.(1) 6 7 8 (-9) (-9.25) 11 12);
    pi ((make7 0) (-1) 2 3 4 4.5 6 7);
pi (f7 (-1) 2 3 4 4.5 6 7 - tail7 6 7 8 (-9) (-9.25) 11 12 + table7.(1) (-1) 2
    3 4 4.5 6 7);
let rec f8 i0 i1 i2 i3 f4 i5 i6 i7 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 +
    int_of_float (5.0 *. f4) + 6 * i5 + 7 * i6 + 8 * i7 in
let rec tail8 i0 i1 i2 i3 f4 i5 i6 i7 = f8 i1 i2 i3 i5 f4 i6 i7 i0 in
let rec loop8 n i0 i1 i2 i3 f4 i5 i6 i7 = if n = 0 then f8 i0 i1 i2 i3 f4 i5
    i6 i7 else loop8 (n - 1) i1 i2 i3 i5 f4 i6 i7 i0 in
let rec make8 k = let rec g i0 i1 i2 i3 f4 i5 i6 i7 = if k > 0 then f8 i0 i1
    i2 i3 f4 i5 i6 i7 + k else f8 i1 i2 i3 i5 f4 i6 i7 i0 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (-1) 2 3 4 4.5 6 7 8); pi (tail8 (-1) 2 3 4 4.5 6 7 8); pi (loop8 0 6 7
    8 (-9) (-9.25) 11 12 (-13)); pi (loop8 1 6 7 8 (-9) (-9.25) 11 12 (-13));
    pi (loop8 1003 (-1) 2 3 4 4.5 6 7 8);
pi (table8.(0) (-1) 2 3 4 4.5 6 7 8); pi (table8.(1) 6 7 8 (-9) (-9.25) 11 12
    (-13)); pi ((make8 0) (-1) 2 3 4 4.5 6 7 8);
pi (f8 (-1) 2 3 4 4.5 6 7 8 - tail8 6 7 8 (-9) (-9.25) 11 12 (-13) +
    table8.(1) (-1) 2 3 4 4.5 6 7 8);
let rec f9 i0 i1 i2 i3 f4 i5 i6 i7 i8 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 +
    int_of_float (5.0 *. f4) + 6 * i5 + 7 * i6 + 8 * i7 + 9 * i8 in
let rec tail9 i0 i1 i2 i3 f4 i5 i6 i7 i8 = f9 i1 i2 i3 i5 f4 i6 i7 i8 i0 in
let rec loop9 n i0 i1 i2 i3 f4 i5 i6 i7 i8 = if n = 0 then f9 i0 i1 i2 i3 f4
    i5 i6 i7 i8 else loop9 (n - 1) i1 i2 i3 i5 f4 i6 i7 i8 i0 in
let rec make9 k = let rec g i0 i1 i2 i3 f4 i5 i6 i7 i8 = if k > 0 then f9 i0
    i1 i2 i3 f4 i5 i6 i7 i8 + k else f9 i1 i2 i3 i5 f4 i6 i7 i8 i0 in g in
let table9 = Array.make 2 f9 in table9.(1) <- make9 1000;
pi (f9 (-1) 2 3 4 4.5 6 7 8 (-9)); pi (tail9 (-1) 2 3 4 4.5 6 7 8 (-9)); pi
    (loop9 0 6 7 8 (-9) (-9.25) 11 12 (-13) 14); pi (loop9 1 6 7 8 (-9)
    (-9.25) 11 12 (-13) 14); pi (loop9 1003 (-1) 2 3 4 4.5 6 7 8 (-9));
pi (table9.(0) (-1) 2 3 4 4.5 6 7 8 (-9)); pi (table9.(1) 6 7 8 (-9) (-9.25)
    11 12 (-13) 14); pi ((make9 0) (-1) 2 3 4 4.5 6 7 8 (-9));
pi (f9 (-1) 2 3 4 4.5 6 7 8 (-9) - tail9 6 7 8 (-9) (-9.25) 11 12 (-13) 14 +
    table9.(1) (-1) 2 3 4 4.5 6 7 8 (-9))

(* >>> output
50
38
-38
-26
42
50
962
38
1126
86
60
28
30
61
86
1028
60
1142
135
101
112
108
101
135
1112
101
1162
199
156
8
23
136
199
1008
156
1375
118
83
134
141
73
118
1134
83
1095
<<< *)
