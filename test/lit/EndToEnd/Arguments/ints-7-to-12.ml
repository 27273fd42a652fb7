(* Functions of 7 to 12 integer parameters: called directly, in tail position,
   in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f7 i0 i1 i2 i3 i4 i5 i6 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 + 5 * i4 +
    6 * i5 + 7 * i6 in
let rec tail7 i0 i1 i2 i3 i4 i5 i6 = f7 i1 i2 i3 i4 i5 i6 i0 in
let rec loop7 n i0 i1 i2 i3 i4 i5 i6 = if n = 0 then f7 i0 i1 i2 i3 i4 i5 i6
    else loop7 (n - 1) i1 i2 i3 i4 i5 i6 i0 in
let rec make7 k = let rec g i0 i1 i2 i3 i4 i5 i6 = if k > 0 then f7 i0 i1 i2
    i3 i4 i5 i6 + k else f7 i1 i2 i3 i4 i5 i6 i0 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 (-1) 2 3 4 (-5) 6 7); pi (tail7 (-1) 2 3 4 (-5) 6 7); pi (loop7 0 6 7 8
    (-9) 10 11 12); pi (loop7 1 6 7 8 (-9) 10 11 12); pi (loop7 1003 (-1) 2 3
    4 (-5) 6 7);
pi (table7.(0) (-1) 2 3 4 (-5) 6 7); pi (table7.(1) 6 7 8 (-9) 10 11 12); pi
    ((make7 0) (-1) 2 3 4 (-5) 6 7);
pi (f7 (-1) 2 3 4 (-5) 6 7 - tail7 6 7 8 (-9) 10 11 12 + table7.(1) (-1) 2 3 4
    (-5) 6 7);
let rec f8 i0 i1 i2 i3 i4 i5 i6 i7 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 + 5 *
    i4 + 6 * i5 + 7 * i6 + 8 * i7 in
let rec tail8 i0 i1 i2 i3 i4 i5 i6 i7 = f8 i1 i2 i3 i4 i5 i6 i7 i0 in
let rec loop8 n i0 i1 i2 i3 i4 i5 i6 i7 = if n = 0 then f8 i0 i1 i2 i3 i4 i5
    i6 i7 else loop8 (n - 1) i1 i2 i3 i4 i5 i6 i7 i0 in
let rec make8 k = let rec g i0 i1 i2 i3 i4 i5 i6 i7 = if k > 0 then f8 i0 i1
    i2 i3 i4 i5 i6 i7 + k else f8 i1 i2 i3 i4 i5 i6 i7 i0 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (-1) 2 3 4 (-5) 6 7 8); pi (tail8 (-1) 2 3 4 (-5) 6 7 8); pi (loop8 0 6
    7 8 (-9) 10 11 12 (-13)); pi (loop8 1 6 7 8 (-9) 10 11 12 (-13)); pi
    (loop8 1003 (-1) 2 3 4 (-5) 6 7 8);
pi (table8.(0) (-1) 2 3 4 (-5) 6 7 8); pi (table8.(1) 6 7 8 (-9) 10 11 12
    (-13)); pi ((make8 0) (-1) 2 3 4 (-5) 6 7 8);
pi (f8 (-1) 2 3 4 (-5) 6 7 8 - tail8 6 7 8 (-9) 10 11 12 (-13) + table8.(1)
    (-1) 2 3 4 (-5) 6 7 8);
let rec f9 i0 i1 i2 i3 i4 i5 i6 i7 i8 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 + 5
    * i4 + 6 * i5 + 7 * i6 + 8 * i7 + 9 * i8 in
let rec tail9 i0 i1 i2 i3 i4 i5 i6 i7 i8 = f9 i1 i2 i3 i4 i5 i6 i7 i8 i0 in
let rec loop9 n i0 i1 i2 i3 i4 i5 i6 i7 i8 = if n = 0 then f9 i0 i1 i2 i3 i4
    i5 i6 i7 i8 else loop9 (n - 1) i1 i2 i3 i4 i5 i6 i7 i8 i0 in
let rec make9 k = let rec g i0 i1 i2 i3 i4 i5 i6 i7 i8 = if k > 0 then f9 i0
    i1 i2 i3 i4 i5 i6 i7 i8 + k else f9 i1 i2 i3 i4 i5 i6 i7 i8 i0 in g in
let table9 = Array.make 2 f9 in table9.(1) <- make9 1000;
pi (f9 (-1) 2 3 4 (-5) 6 7 8 (-9)); pi (tail9 (-1) 2 3 4 (-5) 6 7 8 (-9)); pi
    (loop9 0 6 7 8 (-9) 10 11 12 (-13) 14); pi (loop9 1 6 7 8 (-9) 10 11 12
    (-13) 14); pi (loop9 1003 (-1) 2 3 4 (-5) 6 7 8 (-9));
pi (table9.(0) (-1) 2 3 4 (-5) 6 7 8 (-9)); pi (table9.(1) 6 7 8 (-9) 10 11 12
    (-13) 14); pi ((make9 0) (-1) 2 3 4 (-5) 6 7 8 (-9));
pi (f9 (-1) 2 3 4 (-5) 6 7 8 (-9) - tail9 6 7 8 (-9) 10 11 12 (-13) 14 +
    table9.(1) (-1) 2 3 4 (-5) 6 7 8 (-9));
let rec f10 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3
    + 5 * i4 + 6 * i5 + 7 * i6 + 8 * i7 + 9 * i8 + 10 * i9 in
let rec tail10 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 = f10 i1 i2 i3 i4 i5 i6 i7 i8 i9
    i0 in
let rec loop10 n i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 = if n = 0 then f10 i0 i1 i2 i3
    i4 i5 i6 i7 i8 i9 else loop10 (n - 1) i1 i2 i3 i4 i5 i6 i7 i8 i9 i0 in
let rec make10 k = let rec g i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 = if k > 0 then f10
    i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 + k else f10 i1 i2 i3 i4 i5 i6 i7 i8 i9 i0
    in g in
let table10 = Array.make 2 f10 in table10.(1) <- make10 1000;
pi (f10 (-1) 2 3 4 (-5) 6 7 8 (-9) 10); pi (tail10 (-1) 2 3 4 (-5) 6 7 8 (-9)
    10); pi (loop10 0 6 7 8 (-9) 10 11 12 (-13) 14 15); pi (loop10 1 6 7 8
    (-9) 10 11 12 (-13) 14 15); pi (loop10 1003 (-1) 2 3 4 (-5) 6 7 8 (-9)
    10);
pi (table10.(0) (-1) 2 3 4 (-5) 6 7 8 (-9) 10); pi (table10.(1) 6 7 8 (-9) 10
    11 12 (-13) 14 15); pi ((make10 0) (-1) 2 3 4 (-5) 6 7 8 (-9) 10);
pi (f10 (-1) 2 3 4 (-5) 6 7 8 (-9) 10 - tail10 6 7 8 (-9) 10 11 12 (-13) 14 15
    + table10.(1) (-1) 2 3 4 (-5) 6 7 8 (-9) 10);
let rec f12 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 = 1 * i0 + 2 * i1 + 3 * i2 +
    4 * i3 + 5 * i4 + 6 * i5 + 7 * i6 + 8 * i7 + 9 * i8 + 10 * i9 + 11 * i10 +
    12 * i11 in
let rec tail12 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 = f12 i1 i2 i3 i4 i5 i6
    i7 i8 i9 i10 i11 i0 in
let rec loop12 n i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 = if n = 0 then f12 i0
    i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 else loop12 (n - 1) i1 i2 i3 i4 i5 i6
    i7 i8 i9 i10 i11 i0 in
let rec make12 k = let rec g i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 = if k > 0
    then f12 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9 i10 i11 + k else f12 i1 i2 i3 i4 i5
    i6 i7 i8 i9 i10 i11 i0 in g in
let table12 = Array.make 2 f12 in table12.(1) <- make12 1000;
pi (f12 (-1) 2 3 4 (-5) 6 7 8 (-9) 10 11 12); pi (tail12 (-1) 2 3 4 (-5) 6 7 8
    (-9) 10 11 12); pi (loop12 0 6 7 8 (-9) 10 11 12 (-13) 14 15 16 (-17)); pi
    (loop12 1 6 7 8 (-9) 10 11 12 (-13) 14 15 16 (-17)); pi (loop12 1003 (-1)
    2 3 4 (-5) 6 7 8 (-9) 10 11 12);
pi (table12.(0) (-1) 2 3 4 (-5) 6 7 8 (-9) 10 11 12); pi (table12.(1) 6 7 8
    (-9) 10 11 12 (-13) 14 15 16 (-17)); pi ((make12 0) (-1) 2 3 4 (-5) 6 7 8
    (-9) 10 11 12);
pi (f12 (-1) 2 3 4 (-5) 6 7 8 (-9) 10 11 12 - tail12 6 7 8 (-9) 10 11 12 (-13)
    14 15 16 (-17) + table12.(1) (-1) 2 3 4 (-5) 6 7 8 (-9) 10 11 12)

(* >>> output
88
65
208
205
63
88
1208
65
971
152
120
104
120
112
152
1104
120
1184
71
47
230
238
83
71
1230
47
904
171
136
380
379
136
171
1380
136
963
436
376
352
364
292
436
1352
376
1508
<<< *)
