(* Functions of 1 to 8 tuple parameters: called directly, in tail position, in
   a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f1 t0 = (let (l, r) = t0 in 1 * l + int_of_float (r *. 4.0)) in
let rec tail1 t0 = f1 t0 in
let rec loop1 n t0 = if n = 0 then f1 t0 else loop1 (n - 1) t0 in
let rec make1 k = let rec g t0 = if k > 0 then f1 t0 + k else f1 t0 in g in
let table1 = Array.make 2 f1 in table1.(1) <- make1 1000;
pi (f1 (0, 0.75)); pi (tail1 (0, 0.75)); pi (loop1 0 (5, 5.75)); pi (loop1 1
    (5, 5.75)); pi (loop1 1003 (0, 0.75));
pi (table1.(0) (0, 0.75)); pi (table1.(1) (5, 5.75)); pi ((make1 0) (0,
    0.75));
pi (f1 (0, 0.75) - tail1 (5, 5.75) + table1.(1) (0, 0.75));
let rec f3 t0 t1 t2 = (let (l, r) = t0 in 1 * l + int_of_float (r *. 4.0)) +
    (let (l, r) = t1 in 2 * l + int_of_float (r *. 4.0)) + (let (l, r) = t2 in
    3 * l + int_of_float (r *. 4.0)) in
let rec tail3 t0 t1 t2 = f3 t1 t2 t0 in
let rec loop3 n t0 t1 t2 = if n = 0 then f3 t0 t1 t2 else loop3 (n - 1) t1 t2
    t0 in
let rec make3 k = let rec g t0 t1 t2 = if k > 0 then f3 t0 t1 t2 + k else f3
    t1 t2 t0 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 (0, 0.75) (1, 1.75) (2, 2.75)); pi (tail3 (0, 0.75) (1, 1.75) (2,
    2.75)); pi (loop3 0 (5, 5.75) (6, 6.75) (7, 7.75)); pi (loop3 1 (5, 5.75)
    (6, 6.75) (7, 7.75)); pi (loop3 1003 (0, 0.75) (1, 1.75) (2, 2.75));
pi (table3.(0) (0, 0.75) (1, 1.75) (2, 2.75)); pi (table3.(1) (5, 5.75) (6,
    6.75) (7, 7.75)); pi ((make3 0) (0, 0.75) (1, 1.75) (2, 2.75));
pi (f3 (0, 0.75) (1, 1.75) (2, 2.75) - tail3 (5, 5.75) (6, 6.75) (7, 7.75) +
    table3.(1) (0, 0.75) (1, 1.75) (2, 2.75));
let rec f5 t0 t1 t2 t3 t4 = (let (l, r) = t0 in 1 * l + int_of_float (r *.
    4.0)) + (let (l, r) = t1 in 2 * l + int_of_float (r *. 4.0)) + (let (l, r)
    = t2 in 3 * l + int_of_float (r *. 4.0)) + (let (l, r) = t3 in 4 * l +
    int_of_float (r *. 4.0)) + (let (l, r) = t4 in 5 * l + int_of_float (r *.
    4.0)) in
let rec tail5 t0 t1 t2 t3 t4 = f5 t1 t2 t3 t4 t0 in
let rec loop5 n t0 t1 t2 t3 t4 = if n = 0 then f5 t0 t1 t2 t3 t4 else loop5 (n
    - 1) t1 t2 t3 t4 t0 in
let rec make5 k = let rec g t0 t1 t2 t3 t4 = if k > 0 then f5 t0 t1 t2 t3 t4 +
    k else f5 t1 t2 t3 t4 t0 in g in
let table5 = Array.make 2 f5 in table5.(1) <- make5 1000;
pi (f5 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75)); pi (tail5 (0, 0.75)
    (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75)); pi (loop5 0 (5, 5.75) (6, 6.75)
    (7, 7.75) (8, 8.75) (9, 9.75)); pi (loop5 1 (5, 5.75) (6, 6.75) (7, 7.75)
    (8, 8.75) (9, 9.75)); pi (loop5 1003 (0, 0.75) (1, 1.75) (2, 2.75) (3,
    3.75) (4, 4.75));
pi (table5.(0) (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75)); pi
    (table5.(1) (5, 5.75) (6, 6.75) (7, 7.75) (8, 8.75) (9, 9.75)); pi ((make5
    0) (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75));
pi (f5 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) - tail5 (5, 5.75) (6,
    6.75) (7, 7.75) (8, 8.75) (9, 9.75) + table5.(1) (0, 0.75) (1, 1.75) (2,
    2.75) (3, 3.75) (4, 4.75));
let rec f6 t0 t1 t2 t3 t4 t5 = (let (l, r) = t0 in 1 * l + int_of_float (r *.
    4.0)) + (let (l, r) = t1 in 2 * l + int_of_float (r *. 4.0)) + (let (l, r)
    = t2 in 3 * l + int_of_float (r *. 4.0)) + (let (l, r) = t3 in 4 * l +
    int_of_float (r *. 4.0)) + (let (l, r) = t4 in 5 * l + int_of_float (r *.
    4.0)) + (let (l, r) = t5 in 6 * l + int_of_float (r *. 4.0)) in
let rec tail6 t0 t1 t2 t3 t4 t5 = f6 t1 t2 t3 t4 t5 t0 in
let rec loop6 n t0 t1 t2 t3 t4 t5 = if n = 0 then f6 t0 t1 t2 t3 t4 t5 else
    loop6 (n - 1) t1 t2 t3 t4 t5 t0 in
let rec make6 k = let rec g t0 t1 t2 t3 t4 t5 = if k > 0 then f6 t0 t1 t2 t3
    t4 t5 + k else f6 t1 t2 t3 t4 t5 t0 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75)); pi (tail6
    (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75)); pi (loop6 0
    (5, 5.75) (6, 6.75) (7, 7.75) (8, 8.75) (9, 9.75) (10, 10.75)); pi (loop6
    1 (5, 5.75) (6, 6.75) (7, 7.75) (8, 8.75) (9, 9.75) (10, 10.75)); pi
    (loop6 1003 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75));
pi (table6.(0) (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75));
    pi (table6.(1) (5, 5.75) (6, 6.75) (7, 7.75) (8, 8.75) (9, 9.75) (10,
    10.75)); pi ((make6 0) (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75)
    (5, 5.75));
pi (f6 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75) - tail6 (5,
    5.75) (6, 6.75) (7, 7.75) (8, 8.75) (9, 9.75) (10, 10.75) + table6.(1) (0,
    0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75));
let rec f7 t0 t1 t2 t3 t4 t5 t6 = (let (l, r) = t0 in 1 * l + int_of_float (r
    *. 4.0)) + (let (l, r) = t1 in 2 * l + int_of_float (r *. 4.0)) + (let (l,
    r) = t2 in 3 * l + int_of_float (r *. 4.0)) + (let (l, r) = t3 in 4 * l +
    int_of_float (r *. 4.0)) + (let (l, r) = t4 in 5 * l + int_of_float (r *.
    4.0)) + (let (l, r) = t5 in 6 * l + int_of_float (r *. 4.0)) + (let (l, r)
    = t6 in 7 * l + int_of_float (r *. 4.0)) in
let rec tail7 t0 t1 t2 t3 t4 t5 t6 = f7 t1 t2 t3 t4 t5 t6 t0 in
let rec loop7 n t0 t1 t2 t3 t4 t5 t6 = if n = 0 then f7 t0 t1 t2 t3 t4 t5 t6
    else loop7 (n - 1) t1 t2 t3 t4 t5 t6 t0 in
let rec make7 k = let rec g t0 t1 t2 t3 t4 t5 t6 = if k > 0 then f7 t0 t1 t2
    t3 t4 t5 t6 + k else f7 t1 t2 t3 t4 t5 t6 t0 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75) (6, 6.75));
    pi (tail7 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75) (6,
    6.75)); pi (loop7 0 (5, 5.75) (6, 6.75) (7, 7.75) (8, 8.75) (9, 9.75) (10,
    10.75) (11, 11.75)); pi (loop7 1 (5, 5.75) (6, 6.75) (7, 7.75) (8, 8.75)
    (9, 9.75) (10, 10.75) (11, 11.75)); pi (loop7 1003 (0, 0.75) (1, 1.75) (2,
    2.75) (3, 3.75) (4, 4.75) (5, 5.75) (6, 6.75));
pi (table7.(0) (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75) (6,
    6.75)); pi (table7.(1) (5, 5.75) (6, 6.75) (7, 7.75) (8, 8.75) (9, 9.75)
    (10, 10.75) (11, 11.75)); pi ((make7 0) (0, 0.75) (1, 1.75) (2, 2.75) (3,
    3.75) (4, 4.75) (5, 5.75) (6, 6.75));
pi (f7 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75) (6, 6.75) -
    tail7 (5, 5.75) (6, 6.75) (7, 7.75) (8, 8.75) (9, 9.75) (10, 10.75) (11,
    11.75) + table7.(1) (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5,
    5.75) (6, 6.75));
let rec f8 t0 t1 t2 t3 t4 t5 t6 t7 = (let (l, r) = t0 in 1 * l + int_of_float
    (r *. 4.0)) + (let (l, r) = t1 in 2 * l + int_of_float (r *. 4.0)) + (let
    (l, r) = t2 in 3 * l + int_of_float (r *. 4.0)) + (let (l, r) = t3 in 4 *
    l + int_of_float (r *. 4.0)) + (let (l, r) = t4 in 5 * l + int_of_float (r
    *. 4.0)) + (let (l, r) = t5 in 6 * l + int_of_float (r *. 4.0)) + (let (l,
    r) = t6 in 7 * l + int_of_float (r *. 4.0)) + (let (l, r) = t7 in 8 * l +
    int_of_float (r *. 4.0)) in
let rec tail8 t0 t1 t2 t3 t4 t5 t6 t7 = f8 t1 t2 t3 t4 t5 t6 t7 t0 in
let rec loop8 n t0 t1 t2 t3 t4 t5 t6 t7 = if n = 0 then f8 t0 t1 t2 t3 t4 t5
    t6 t7 else loop8 (n - 1) t1 t2 t3 t4 t5 t6 t7 t0 in
let rec make8 k = let rec g t0 t1 t2 t3 t4 t5 t6 t7 = if k > 0 then f8 t0 t1
    t2 t3 t4 t5 t6 t7 + k else f8 t1 t2 t3 t4 t5 t6 t7 t0 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75) (6, 6.75)
    (7, 7.75)); pi (tail8 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75)
    (5, 5.75) (6, 6.75) (7, 7.75)); pi (loop8 0 (5, 5.75) (6, 6.75) (7, 7.75)
    (8, 8.75) (9, 9.75) (10, 10.75) (11, 11.75) (12, 12.75)); pi (loop8 1 (5,
    5.75) (6, 6.75) (7, 7.75) (8, 8.75) (9, 9.75) (10, 10.75) (11, 11.75) (12,
    12.75)); pi (loop8 1003 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75)
    (5, 5.75) (6, 6.75) (7, 7.75));
pi (table8.(0) (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75) (6,
    6.75) (7, 7.75)); pi (table8.(1) (5, 5.75) (6, 6.75) (7, 7.75) (8, 8.75)
    (9, 9.75) (10, 10.75) (11, 11.75) (12, 12.75)); pi ((make8 0) (0, 0.75)
    (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75) (6, 6.75) (7, 7.75));
pi (f8 (0, 0.75) (1, 1.75) (2, 2.75) (3, 3.75) (4, 4.75) (5, 5.75) (6, 6.75)
    (7, 7.75) - tail8 (5, 5.75) (6, 6.75) (7, 7.75) (8, 8.75) (9, 9.75) (10,
    10.75) (11, 11.75) (12, 12.75) + table8.(1) (0, 0.75) (1, 1.75) (2, 2.75)
    (3, 3.75) (4, 4.75) (5, 5.75) (6, 6.75) (7, 7.75))

(* >>> output
3
3
28
28
3
3
1028
3
978
29
26
119
116
26
29
1119
26
942
95
85
270
260
80
95
1270
85
930
148
133
373
358
133
148
1373
133
938
217
196
497
476
182
217
1497
196
958
304
276
644
616
244
304
1644
276
992
<<< *)
