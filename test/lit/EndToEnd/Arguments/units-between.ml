(* Units between integers and floats: called directly, in tail position, in a
   loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f3 i0 u1 f2 = 1 * i0 + (u1; 2) + int_of_float (3.0 *. f2) in
let rec tail3 i0 u1 f2 = f3 i0 u1 f2 in
let rec loop3 n i0 u1 f2 = if n = 0 then f3 i0 u1 f2 else loop3 (n - 1) i0 u1
    f2 in
let rec make3 k = let rec g i0 u1 f2 = if k > 0 then f3 i0 u1 f2 + k else f3
    i0 u1 f2 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 (-1) () 2.5); pi (tail3 (-1) () 2.5); pi (loop3 0 6 () 7.5); pi (loop3
    1 6 () 7.5); pi (loop3 1003 (-1) () 2.5);
pi (table3.(0) (-1) () 2.5); pi (table3.(1) 6 () 7.5); pi ((make3 0) (-1) ()
    2.5);
pi (f3 (-1) () 2.5 - tail3 6 () 7.5 + table3.(1) (-1) () 2.5);
let rec f6 i0 u1 f2 i3 u4 f5 = 1 * i0 + (u1; 2) + int_of_float (3.0 *. f2) + 4
    * i3 + (u4; 5) + int_of_float (6.0 *. f5) in
let rec tail6 i0 u1 f2 i3 u4 f5 = f6 i3 u4 f5 i0 u1 f2 in
let rec loop6 n i0 u1 f2 i3 u4 f5 = if n = 0 then f6 i0 u1 f2 i3 u4 f5 else
    loop6 (n - 1) i3 u4 f5 i0 u1 f2 in
let rec make6 k = let rec g i0 u1 f2 i3 u4 f5 = if k > 0 then f6 i0 u1 f2 i3
    u4 f5 + k else f6 i3 u4 f5 i0 u1 f2 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (-1) () 2.5 4 () 5.5); pi (tail6 (-1) () 2.5 4 () 5.5); pi (loop6 0 6
    () 7.5 (-9) () 10.5); pi (loop6 1 6 () 7.5 (-9) () 10.5); pi (loop6 1003
    (-1) () 2.5 4 () 5.5);
pi (table6.(0) (-1) () 2.5 4 () 5.5); pi (table6.(1) 6 () 7.5 (-9) () 10.5);
    pi ((make6 0) (-1) () 2.5 4 () 5.5);
pi (f6 (-1) () 2.5 4 () 5.5 - tail6 6 () 7.5 (-9) () 10.5 + table6.(1) (-1) ()
    2.5 4 () 5.5);
let rec f9 i0 u1 f2 i3 u4 f5 i6 u7 f8 = 1 * i0 + (u1; 2) + int_of_float (3.0
    *. f2) + 4 * i3 + (u4; 5) + int_of_float (6.0 *. f5) + 7 * i6 + (u7; 8) +
    int_of_float (9.0 *. f8) in
let rec tail9 i0 u1 f2 i3 u4 f5 i6 u7 f8 = f9 i3 u4 f5 i6 u7 f8 i0 u1 f2 in
let rec loop9 n i0 u1 f2 i3 u4 f5 i6 u7 f8 = if n = 0 then f9 i0 u1 f2 i3 u4
    f5 i6 u7 f8 else loop9 (n - 1) i3 u4 f5 i6 u7 f8 i0 u1 f2 in
let rec make9 k = let rec g i0 u1 f2 i3 u4 f5 i6 u7 f8 = if k > 0 then f9 i0
    u1 f2 i3 u4 f5 i6 u7 f8 + k else f9 i3 u4 f5 i6 u7 f8 i0 u1 f2 in g in
let table9 = Array.make 2 f9 in table9.(1) <- make9 1000;
pi (f9 (-1) () 2.5 4 () 5.5 7 () 8.5); pi (tail9 (-1) () 2.5 4 () 5.5 7 ()
    8.5); pi (loop9 0 6 () 7.5 (-9) () 10.5 12 () 13.5); pi (loop9 1 6 () 7.5
    (-9) () 10.5 12 () 13.5); pi (loop9 1003 (-1) () 2.5 4 () 5.5 7 () 8.5);
pi (table9.(0) (-1) () 2.5 4 () 5.5 7 () 8.5); pi (table9.(1) 6 () 7.5 (-9) ()
    10.5 12 () 13.5); pi ((make9 0) (-1) () 2.5 4 () 5.5 7 () 8.5);
pi (f9 (-1) () 2.5 4 () 5.5 7 () 8.5 - tail9 6 () 7.5 (-9) () 10.5 12 () 13.5
    + table9.(1) (-1) () 2.5 4 () 5.5 7 () 8.5);
let rec f12 i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 = 1 * i0 + (u1; 2) +
    int_of_float (3.0 *. f2) + 4 * i3 + (u4; 5) + int_of_float (6.0 *. f5) + 7
    * i6 + (u7; 8) + int_of_float (9.0 *. f8) + 10 * i9 + (u10; 11) +
    int_of_float (12.0 *. f11) in
let rec tail12 i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 = f12 i3 u4 f5 i6 u7 f8
    i9 u10 f11 i0 u1 f2 in
let rec loop12 n i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 = if n = 0 then f12 i0
    u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 else loop12 (n - 1) i3 u4 f5 i6 u7 f8
    i9 u10 f11 i0 u1 f2 in
let rec make12 k = let rec g i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 = if k > 0
    then f12 i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 + k else f12 i3 u4 f5 i6 u7
    f8 i9 u10 f11 i0 u1 f2 in g in
let table12 = Array.make 2 f12 in table12.(1) <- make12 1000;
pi (f12 (-1) () 2.5 4 () 5.5 7 () 8.5 10 () 11.5); pi (tail12 (-1) () 2.5 4 ()
    5.5 7 () 8.5 10 () 11.5); pi (loop12 0 6 () 7.5 (-9) () 10.5 12 () 13.5 15
    () 16.5); pi (loop12 1 6 () 7.5 (-9) () 10.5 12 () 13.5 15 () 16.5); pi
    (loop12 1003 (-1) () 2.5 4 () 5.5 7 () 8.5 10 () 11.5);
pi (table12.(0) (-1) () 2.5 4 () 5.5 7 () 8.5 10 () 11.5); pi (table12.(1) 6
    () 7.5 (-9) () 10.5 12 () 13.5 15 () 16.5); pi ((make12 0) (-1) () 2.5 4
    () 5.5 7 () 8.5 10 () 11.5);
pi (f12 (-1) () 2.5 4 () 5.5 7 () 8.5 10 () 11.5 - tail12 6 () 7.5 (-9) ()
    10.5 12 () 13.5 15 () 16.5 + table12.(1) (-1) () 2.5 4 () 5.5 7 () 8.5 10
    () 11.5);
let rec f20 i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 i12 u13 f14 i15 u16 f17 i18
    u19 = 1 * i0 + (u1; 2) + int_of_float (3.0 *. f2) + 4 * i3 + (u4; 5) +
    int_of_float (6.0 *. f5) + 7 * i6 + (u7; 8) + int_of_float (9.0 *. f8) +
    10 * i9 + (u10; 11) + int_of_float (12.0 *. f11) + 13 * i12 + (u13; 14) +
    int_of_float (15.0 *. f14) + 16 * i15 + (u16; 17) + int_of_float (18.0 *.
    f17) + 19 * i18 + (u19; 20) in
let rec tail20 i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 i12 u13 f14 i15 u16 f17
    i18 u19 = f20 i3 u4 f5 i6 u7 f8 i9 u10 f11 i12 u13 f14 i15 u16 f17 i18 u19
    f2 i0 u1 in
let rec loop20 n i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 i12 u13 f14 i15 u16 f17
    i18 u19 = if n = 0 then f20 i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 i12 u13
    f14 i15 u16 f17 i18 u19 else loop20 (n - 1) i3 u4 f5 i6 u7 f8 i9 u10 f11
    i12 u13 f14 i15 u16 f17 i18 u19 f2 i0 u1 in
let rec make20 k = let rec g i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10 f11 i12 u13 f14
    i15 u16 f17 i18 u19 = if k > 0 then f20 i0 u1 f2 i3 u4 f5 i6 u7 f8 i9 u10
    f11 i12 u13 f14 i15 u16 f17 i18 u19 + k else f20 i3 u4 f5 i6 u7 f8 i9 u10
    f11 i12 u13 f14 i15 u16 f17 i18 u19 f2 i0 u1 in g in
let table20 = Array.make 2 f20 in table20.(1) <- make20 1000;
pi (f20 (-1) () 2.5 4 () 5.5 7 () 8.5 10 () 11.5 (-13) () 14.5 16 () 17.5 19
    ()); pi (tail20 (-1) () 2.5 4 () 5.5 7 () 8.5 10 () 11.5 (-13) () 14.5 16
    () 17.5 19 ()); pi (loop20 0 6 () 7.5 (-9) () 10.5 12 () 13.5 15 () 16.5
    18 () 19.5 (-21) () 22.5 24 ()); pi (loop20 1 6 () 7.5 (-9) () 10.5 12 ()
    13.5 15 () 16.5 18 () 19.5 (-21) () 22.5 24 ()); pi (loop20 1003 (-1) ()
    2.5 4 () 5.5 7 () 8.5 10 () 11.5 (-13) () 14.5 16 () 17.5 19 ());
pi (table20.(0) (-1) () 2.5 4 () 5.5 7 () 8.5 10 () 11.5 (-13) () 14.5 16 ()
    17.5 19 ()); pi (table20.(1) 6 () 7.5 (-9) () 10.5 12 () 13.5 15 () 16.5
    18 () 19.5 (-21) () 22.5 24 ()); pi ((make20 0) (-1) () 2.5 4 () 5.5 7 ()
    8.5 10 () 11.5 (-13) () 14.5 16 () 17.5 19 ());
pi (f20 (-1) () 2.5 4 () 5.5 7 () 8.5 10 () 11.5 (-13) () 14.5 16 () 17.5 19
    () - tail20 6 () 7.5 (-9) () 10.5 12 () 13.5 15 () 16.5 18 () 19.5 (-21)
    () 22.5 24 () + table20.(1) (-1) () 2.5 4 () 5.5 7 () 8.5 10 () 11.5 (-13)
    () 14.5 16 () 17.5 19 ())

(* >>> output
8
8
30
30
8
8
1030
8
986
62
38
62
98
38
62
1062
38
1026
195
129
275
275
129
195
1275
129
1115
444
318
634
580
330
444
1634
318
1308
1475
1193
1736
1592
1151
1475
2736
1193
2358
<<< *)
