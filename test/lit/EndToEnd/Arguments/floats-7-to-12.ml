(* Functions of 7 to 12 float parameters: called directly, in tail position, in
   a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f7 f0 f1 f2 f3 f4 f5 f6 = int_of_float (1.0 *. f0) + int_of_float (2.0
    *. f1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *. f3) +
    int_of_float (5.0 *. f4) + int_of_float (6.0 *. f5) + int_of_float (7.0 *.
    f6) in
let rec tail7 f0 f1 f2 f3 f4 f5 f6 = f7 f1 f2 f3 f4 f5 f6 f0 in
let rec loop7 n f0 f1 f2 f3 f4 f5 f6 = if n = 0 then f7 f0 f1 f2 f3 f4 f5 f6
    else loop7 (n - 1) f1 f2 f3 f4 f5 f6 f0 in
let rec make7 k = let rec g f0 f1 f2 f3 f4 f5 f6 = if k > 0 then f7 f0 f1 f2
    f3 f4 f5 f6 + k else f7 f1 f2 f3 f4 f5 f6 f0 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25)); pi (tail7 (-0.25) 1.5 2.5
    (-3.25) 4.5 5.5 (-6.25)); pi (loop7 0 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5
    11.5); pi (loop7 1 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5); pi (loop7 1003
    (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25));
pi (table7.(0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25)); pi (table7.(1) 5.5
    (-6.25) 7.5 8.5 (-9.25) 10.5 11.5); pi ((make7 0) (-0.25) 1.5 2.5 (-3.25)
    4.5 5.5 (-6.25));
pi (f7 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) - tail7 5.5 (-6.25) 7.5 8.5
    (-9.25) 10.5 11.5 + table7.(1) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25));
let rec f8 f0 f1 f2 f3 f4 f5 f6 f7 = int_of_float (1.0 *. f0) + int_of_float
    (2.0 *. f1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *. f3) +
    int_of_float (5.0 *. f4) + int_of_float (6.0 *. f5) + int_of_float (7.0 *.
    f6) + int_of_float (8.0 *. f7) in
let rec tail8 f0 f1 f2 f3 f4 f5 f6 f7 = f8 f1 f2 f3 f4 f5 f6 f7 f0 in
let rec loop8 n f0 f1 f2 f3 f4 f5 f6 f7 = if n = 0 then f8 f0 f1 f2 f3 f4 f5
    f6 f7 else loop8 (n - 1) f1 f2 f3 f4 f5 f6 f7 f0 in
let rec make8 k = let rec g f0 f1 f2 f3 f4 f5 f6 f7 = if k > 0 then f8 f0 f1
    f2 f3 f4 f5 f6 f7 + k else f8 f1 f2 f3 f4 f5 f6 f7 f0 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5); pi (tail8 (-0.25) 1.5 2.5
    (-3.25) 4.5 5.5 (-6.25) 7.5); pi (loop8 0 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5
    11.5 (-12.25)); pi (loop8 1 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5
    (-12.25)); pi (loop8 1003 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5);
pi (table8.(0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5); pi (table8.(1)
    5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 (-12.25)); pi ((make8 0) (-0.25) 1.5
    2.5 (-3.25) 4.5 5.5 (-6.25) 7.5);
pi (f8 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 - tail8 5.5 (-6.25) 7.5 8.5
    (-9.25) 10.5 11.5 (-12.25) + table8.(1) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5
    (-6.25) 7.5);
let rec f9 f0 f1 f2 f3 f4 f5 f6 f7 f8 = int_of_float (1.0 *. f0) +
    int_of_float (2.0 *. f1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *.
    f3) + int_of_float (5.0 *. f4) + int_of_float (6.0 *. f5) + int_of_float
    (7.0 *. f6) + int_of_float (8.0 *. f7) + int_of_float (9.0 *. f8) in
let rec tail9 f0 f1 f2 f3 f4 f5 f6 f7 f8 = f9 f1 f2 f3 f4 f5 f6 f7 f8 f0 in
let rec loop9 n f0 f1 f2 f3 f4 f5 f6 f7 f8 = if n = 0 then f9 f0 f1 f2 f3 f4
    f5 f6 f7 f8 else loop9 (n - 1) f1 f2 f3 f4 f5 f6 f7 f8 f0 in
let rec make9 k = let rec g f0 f1 f2 f3 f4 f5 f6 f7 f8 = if k > 0 then f9 f0
    f1 f2 f3 f4 f5 f6 f7 f8 + k else f9 f1 f2 f3 f4 f5 f6 f7 f8 f0 in g in
let table9 = Array.make 2 f9 in table9.(1) <- make9 1000;
pi (f9 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5); pi (tail9 (-0.25) 1.5
    2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5); pi (loop9 0 5.5 (-6.25) 7.5 8.5
    (-9.25) 10.5 11.5 (-12.25) 13.5); pi (loop9 1 5.5 (-6.25) 7.5 8.5 (-9.25)
    10.5 11.5 (-12.25) 13.5); pi (loop9 1003 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5
    (-6.25) 7.5 8.5);
pi (table9.(0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5); pi
    (table9.(1) 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 (-12.25) 13.5); pi
    ((make9 0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5);
pi (f9 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 - tail9 5.5 (-6.25) 7.5
    8.5 (-9.25) 10.5 11.5 (-12.25) 13.5 + table9.(1) (-0.25) 1.5 2.5 (-3.25)
    4.5 5.5 (-6.25) 7.5 8.5);
let rec f10 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 = int_of_float (1.0 *. f0) +
    int_of_float (2.0 *. f1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *.
    f3) + int_of_float (5.0 *. f4) + int_of_float (6.0 *. f5) + int_of_float
    (7.0 *. f6) + int_of_float (8.0 *. f7) + int_of_float (9.0 *. f8) +
    int_of_float (10.0 *. f9) in
let rec tail10 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 = f10 f1 f2 f3 f4 f5 f6 f7 f8 f9
    f0 in
let rec loop10 n f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 = if n = 0 then f10 f0 f1 f2 f3
    f4 f5 f6 f7 f8 f9 else loop10 (n - 1) f1 f2 f3 f4 f5 f6 f7 f8 f9 f0 in
let rec make10 k = let rec g f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 = if k > 0 then f10
    f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 + k else f10 f1 f2 f3 f4 f5 f6 f7 f8 f9 f0
    in g in
let table10 = Array.make 2 f10 in table10.(1) <- make10 1000;
pi (f10 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25)); pi (tail10
    (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25)); pi (loop10 0 5.5
    (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 (-12.25) 13.5 14.5); pi (loop10 1 5.5
    (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 (-12.25) 13.5 14.5); pi (loop10 1003
    (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25));
pi (table10.(0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25)); pi
    (table10.(1) 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 (-12.25) 13.5 14.5); pi
    ((make10 0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25));
pi (f10 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25) - tail10 5.5
    (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 (-12.25) 13.5 14.5 + table10.(1) (-0.25)
    1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25));
let rec f12 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 = int_of_float (1.0 *. f0) +
    int_of_float (2.0 *. f1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *.
    f3) + int_of_float (5.0 *. f4) + int_of_float (6.0 *. f5) + int_of_float
    (7.0 *. f6) + int_of_float (8.0 *. f7) + int_of_float (9.0 *. f8) +
    int_of_float (10.0 *. f9) + int_of_float (11.0 *. f10) + int_of_float
    (12.0 *. f11) in
let rec tail12 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 = f12 f1 f2 f3 f4 f5 f6
    f7 f8 f9 f10 f11 f0 in
let rec loop12 n f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 = if n = 0 then f12 f0
    f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 else loop12 (n - 1) f1 f2 f3 f4 f5 f6
    f7 f8 f9 f10 f11 f0 in
let rec make12 k = let rec g f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 = if k > 0
    then f12 f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 + k else f12 f1 f2 f3 f4 f5
    f6 f7 f8 f9 f10 f11 f0 in g in
let table12 = Array.make 2 f12 in table12.(1) <- make12 1000;
pi (f12 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5); pi
    (tail12 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5
    11.5); pi (loop12 0 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 (-12.25) 13.5
    14.5 (-15.25) 16.5); pi (loop12 1 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5
    (-12.25) 13.5 14.5 (-15.25) 16.5); pi (loop12 1003 (-0.25) 1.5 2.5 (-3.25)
    4.5 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5);
pi (table12.(0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5
    11.5); pi (table12.(1) 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 (-12.25) 13.5
    14.5 (-15.25) 16.5); pi ((make12 0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5
    (-6.25) 7.5 8.5 (-9.25) 10.5 11.5);
pi (f12 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 -
    tail12 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5 11.5 (-12.25) 13.5 14.5 (-15.25)
    16.5 + table12.(1) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 (-6.25) 7.5 8.5 (-9.25)
    10.5 11.5)

(* >>> output
9
4
146
156
9
9
1146
4
862
69
55
48
77
63
69
1048
55
1061
145
123
169
190
69
145
1169
123
1100
53
40
314
326
57
53
1314
40
780
306
270
345
366
126
306
1345
270
1246
<<< *)
