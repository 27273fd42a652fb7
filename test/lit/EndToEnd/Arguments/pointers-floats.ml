(* Arrays, tuples and floats by turns: called directly, in tail position, in a
   loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f3 p0 f1 t2 = 1 * p0.(1) + int_of_float (2.0 *. f1) + (let (l, r) = t2
    in 3 * l + int_of_float (r *. 4.0)) in
let rec tail3 p0 f1 t2 = f3 p0 f1 t2 in
let rec loop3 n p0 f1 t2 = if n = 0 then f3 p0 f1 t2 else loop3 (n - 1) p0 f1
    t2 in
let rec make3 k = let rec g p0 f1 t2 = if k > 0 then f3 p0 f1 t2 + k else f3
    p0 f1 t2 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 (Array.make 2 0) 1.5 (2, 2.75)); pi (tail3 (Array.make 2 0) 1.5 (2,
    2.75)); pi (loop3 0 (Array.make 2 15) (-6.25) (7, 7.75)); pi (loop3 1
    (Array.make 2 15) (-6.25) (7, 7.75)); pi (loop3 1003 (Array.make 2 0) 1.5
    (2, 2.75));
pi (table3.(0) (Array.make 2 0) 1.5 (2, 2.75)); pi (table3.(1) (Array.make 2
    15) (-6.25) (7, 7.75)); pi ((make3 0) (Array.make 2 0) 1.5 (2, 2.75));
pi (f3 (Array.make 2 0) 1.5 (2, 2.75) - tail3 (Array.make 2 15) (-6.25) (7,
    7.75) + table3.(1) (Array.make 2 0) 1.5 (2, 2.75));
let rec f6 p0 f1 t2 p3 f4 t5 = 1 * p0.(1) + int_of_float (2.0 *. f1) + (let
    (l, r) = t2 in 3 * l + int_of_float (r *. 4.0)) + 4 * p3.(1) +
    int_of_float (5.0 *. f4) + (let (l, r) = t5 in 6 * l + int_of_float (r *.
    4.0)) in
let rec tail6 p0 f1 t2 p3 f4 t5 = f6 p3 f4 t5 p0 f1 t2 in
let rec loop6 n p0 f1 t2 p3 f4 t5 = if n = 0 then f6 p0 f1 t2 p3 f4 t5 else
    loop6 (n - 1) p3 f4 t5 p0 f1 t2 in
let rec make6 k = let rec g p0 f1 t2 p3 f4 t5 = if k > 0 then f6 p0 f1 t2 p3
    f4 t5 + k else f6 p3 f4 t5 p0 f1 t2 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75)); pi
    (tail6 (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75)); pi
    (loop6 0 (Array.make 2 15) (-6.25) (7, 7.75) (Array.make 2 24) (-9.25)
    (10, 10.75)); pi (loop6 1 (Array.make 2 15) (-6.25) (7, 7.75) (Array.make
    2 24) (-9.25) (10, 10.75)); pi (loop6 1003 (Array.make 2 0) 1.5 (2, 2.75)
    (Array.make 2 9) 4.5 (5, 5.75));
pi (table6.(0) (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75));
    pi (table6.(1) (Array.make 2 15) (-6.25) (7, 7.75) (Array.make 2 24)
    (-9.25) (10, 10.75)); pi ((make6 0) (Array.make 2 0) 1.5 (2, 2.75)
    (Array.make 2 9) 4.5 (5, 5.75));
pi (f6 (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75) - tail6
    (Array.make 2 15) (-6.25) (7, 7.75) (Array.make 2 24) (-9.25) (10, 10.75)
    + table6.(1) (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5,
    5.75));
let rec f9 p0 f1 t2 p3 f4 t5 p6 f7 t8 = 1 * p0.(1) + int_of_float (2.0 *. f1)
    + (let (l, r) = t2 in 3 * l + int_of_float (r *. 4.0)) + 4 * p3.(1) +
    int_of_float (5.0 *. f4) + (let (l, r) = t5 in 6 * l + int_of_float (r *.
    4.0)) + 7 * p6.(1) + int_of_float (8.0 *. f7) + (let (l, r) = t8 in 9 * l
    + int_of_float (r *. 4.0)) in
let rec tail9 p0 f1 t2 p3 f4 t5 p6 f7 t8 = f9 p3 f4 t5 p6 f7 t8 p0 f1 t2 in
let rec loop9 n p0 f1 t2 p3 f4 t5 p6 f7 t8 = if n = 0 then f9 p0 f1 t2 p3 f4
    t5 p6 f7 t8 else loop9 (n - 1) p3 f4 t5 p6 f7 t8 p0 f1 t2 in
let rec make9 k = let rec g p0 f1 t2 p3 f4 t5 p6 f7 t8 = if k > 0 then f9 p0
    f1 t2 p3 f4 t5 p6 f7 t8 + k else f9 p3 f4 t5 p6 f7 t8 p0 f1 t2 in g in
let table9 = Array.make 2 f9 in table9.(1) <- make9 1000;
pi (f9 (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75)
    (Array.make 2 18) 7.5 (8, 8.75)); pi (tail9 (Array.make 2 0) 1.5 (2, 2.75)
    (Array.make 2 9) 4.5 (5, 5.75) (Array.make 2 18) 7.5 (8, 8.75)); pi (loop9
    0 (Array.make 2 15) (-6.25) (7, 7.75) (Array.make 2 24) (-9.25) (10,
    10.75) (Array.make 2 33) (-12.25) (13, 13.75)); pi (loop9 1 (Array.make 2
    15) (-6.25) (7, 7.75) (Array.make 2 24) (-9.25) (10, 10.75) (Array.make 2
    33) (-12.25) (13, 13.75)); pi (loop9 1003 (Array.make 2 0) 1.5 (2, 2.75)
    (Array.make 2 9) 4.5 (5, 5.75) (Array.make 2 18) 7.5 (8, 8.75));
pi (table9.(0) (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75)
    (Array.make 2 18) 7.5 (8, 8.75)); pi (table9.(1) (Array.make 2 15) (-6.25)
    (7, 7.75) (Array.make 2 24) (-9.25) (10, 10.75) (Array.make 2 33) (-12.25)
    (13, 13.75)); pi ((make9 0) (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2
    9) 4.5 (5, 5.75) (Array.make 2 18) 7.5 (8, 8.75));
pi (f9 (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75)
    (Array.make 2 18) 7.5 (8, 8.75) - tail9 (Array.make 2 15) (-6.25) (7,
    7.75) (Array.make 2 24) (-9.25) (10, 10.75) (Array.make 2 33) (-12.25)
    (13, 13.75) + table9.(1) (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9)
    4.5 (5, 5.75) (Array.make 2 18) 7.5 (8, 8.75));
let rec f15 p0 f1 t2 p3 f4 t5 p6 f7 t8 p9 f10 t11 p12 f13 t14 = 1 * p0.(1) +
    int_of_float (2.0 *. f1) + (let (l, r) = t2 in 3 * l + int_of_float (r *.
    4.0)) + 4 * p3.(1) + int_of_float (5.0 *. f4) + (let (l, r) = t5 in 6 * l
    + int_of_float (r *. 4.0)) + 7 * p6.(1) + int_of_float (8.0 *. f7) + (let
    (l, r) = t8 in 9 * l + int_of_float (r *. 4.0)) + 10 * p9.(1) +
    int_of_float (11.0 *. f10) + (let (l, r) = t11 in 12 * l + int_of_float (r
    *. 4.0)) + 13 * p12.(1) + int_of_float (14.0 *. f13) + (let (l, r) = t14
    in 15 * l + int_of_float (r *. 4.0)) in
let rec tail15 p0 f1 t2 p3 f4 t5 p6 f7 t8 p9 f10 t11 p12 f13 t14 = f15 p3 f4
    t5 p6 f7 t8 p9 f10 t11 p12 f13 t14 p0 f1 t2 in
let rec loop15 n p0 f1 t2 p3 f4 t5 p6 f7 t8 p9 f10 t11 p12 f13 t14 = if n = 0
    then f15 p0 f1 t2 p3 f4 t5 p6 f7 t8 p9 f10 t11 p12 f13 t14 else loop15 (n
    - 1) p3 f4 t5 p6 f7 t8 p9 f10 t11 p12 f13 t14 p0 f1 t2 in
let rec make15 k = let rec g p0 f1 t2 p3 f4 t5 p6 f7 t8 p9 f10 t11 p12 f13 t14
    = if k > 0 then f15 p0 f1 t2 p3 f4 t5 p6 f7 t8 p9 f10 t11 p12 f13 t14 + k
    else f15 p3 f4 t5 p6 f7 t8 p9 f10 t11 p12 f13 t14 p0 f1 t2 in g in
let table15 = Array.make 2 f15 in table15.(1) <- make15 1000;
pi (f15 (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75)
    (Array.make 2 18) 7.5 (8, 8.75) (Array.make 2 27) 10.5 (11, 11.75)
    (Array.make 2 36) 13.5 (14, 14.75)); pi (tail15 (Array.make 2 0) 1.5 (2,
    2.75) (Array.make 2 9) 4.5 (5, 5.75) (Array.make 2 18) 7.5 (8, 8.75)
    (Array.make 2 27) 10.5 (11, 11.75) (Array.make 2 36) 13.5 (14, 14.75)); pi
    (loop15 0 (Array.make 2 15) (-6.25) (7, 7.75) (Array.make 2 24) (-9.25)
    (10, 10.75) (Array.make 2 33) (-12.25) (13, 13.75) (Array.make 2 42)
    (-15.25) (16, 16.75) (Array.make 2 51) (-18.25) (19, 19.75)); pi (loop15 1
    (Array.make 2 15) (-6.25) (7, 7.75) (Array.make 2 24) (-9.25) (10, 10.75)
    (Array.make 2 33) (-12.25) (13, 13.75) (Array.make 2 42) (-15.25) (16,
    16.75) (Array.make 2 51) (-18.25) (19, 19.75)); pi (loop15 1003
    (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75) (Array.make
    2 18) 7.5 (8, 8.75) (Array.make 2 27) 10.5 (11, 11.75) (Array.make 2 36)
    13.5 (14, 14.75));
pi (table15.(0) (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75)
    (Array.make 2 18) 7.5 (8, 8.75) (Array.make 2 27) 10.5 (11, 11.75)
    (Array.make 2 36) 13.5 (14, 14.75)); pi (table15.(1) (Array.make 2 15)
    (-6.25) (7, 7.75) (Array.make 2 24) (-9.25) (10, 10.75) (Array.make 2 33)
    (-12.25) (13, 13.75) (Array.make 2 42) (-15.25) (16, 16.75) (Array.make 2
    51) (-18.25) (19, 19.75)); pi ((make15 0) (Array.make 2 0) 1.5 (2, 2.75)
    (Array.make 2 9) 4.5 (5, 5.75) (Array.make 2 18) 7.5 (8, 8.75) (Array.make
    2 27) 10.5 (11, 11.75) (Array.make 2 36) 13.5 (14, 14.75));
pi (f15 (Array.make 2 0) 1.5 (2, 2.75) (Array.make 2 9) 4.5 (5, 5.75)
    (Array.make 2 18) 7.5 (8, 8.75) (Array.make 2 27) 10.5 (11, 11.75)
    (Array.make 2 36) 13.5 (14, 14.75) - tail15 (Array.make 2 15) (-6.25) (7,
    7.75) (Array.make 2 24) (-9.25) (10, 10.75) (Array.make 2 33) (-12.25)
    (13, 13.75) (Array.make 2 42) (-15.25) (16, 16.75) (Array.make 2 51)
    (-18.25) (19, 19.75) + table15.(1) (Array.make 2 0) 1.5 (2, 2.75)
    (Array.make 2 9) 4.5 (5, 5.75) (Array.make 2 18) 7.5 (8, 8.75) (Array.make
    2 27) 10.5 (11, 11.75) (Array.make 2 36) 13.5 (14, 14.75))

(* >>> output
20
20
55
55
20
20
1055
20
985
131
86
208
181
86
131
1208
86
1081
424
289
513
432
289
424
1513
289
1416
1914
1464
1797
1527
1239
1914
2797
1464
3301
<<< *)
