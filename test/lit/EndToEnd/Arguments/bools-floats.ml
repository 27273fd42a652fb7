(* Truth values and floats by turns: called directly, in tail position, in a
   loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f2 b0 f1 = (if b0 then 1 else -1) + int_of_float (2.0 *. f1) in
let rec tail2 b0 f1 = f2 b0 f1 in
let rec loop2 n b0 f1 = if n = 0 then f2 b0 f1 else loop2 (n - 1) b0 f1 in
let rec make2 k = let rec g b0 f1 = if k > 0 then f2 b0 f1 + k else f2 b0 f1
    in g in
let table2 = Array.make 2 f2 in table2.(1) <- make2 1000;
pi (f2 true 1.5); pi (tail2 true 1.5); pi (loop2 0 false (-6.25)); pi (loop2 1
    false (-6.25)); pi (loop2 1003 true 1.5);
pi (table2.(0) true 1.5); pi (table2.(1) false (-6.25)); pi ((make2 0) true
    1.5);
pi (f2 true 1.5 - tail2 false (-6.25) + table2.(1) true 1.5);
let rec f5 b0 f1 b2 f3 b4 = (if b0 then 1 else -1) + int_of_float (2.0 *. f1)
    + (if b2 then 3 else -3) + int_of_float (4.0 *. f3) + (if b4 then 5 else
    -5) in
let rec tail5 b0 f1 b2 f3 b4 = f5 b2 f3 b4 f1 b0 in
let rec loop5 n b0 f1 b2 f3 b4 = if n = 0 then f5 b0 f1 b2 f3 b4 else loop5 (n
    - 1) b2 f3 b4 f1 b0 in
let rec make5 k = let rec g b0 f1 b2 f3 b4 = if k > 0 then f5 b0 f1 b2 f3 b4 +
    k else f5 b2 f3 b4 f1 b0 in g in
let table5 = Array.make 2 f5 in table5.(1) <- make5 1000;
pi (f5 true 1.5 false (-3.25) false); pi (tail5 true 1.5 false (-3.25) false);
    pi (loop5 0 false (-6.25) false 8.5 true); pi (loop5 1 false (-6.25) false
    8.5 true); pi (loop5 1003 true 1.5 false (-3.25) false);
pi (table5.(0) true 1.5 false (-3.25) false); pi (table5.(1) false (-6.25)
    false 8.5 true); pi ((make5 0) true 1.5 false (-3.25) false);
pi (f5 true 1.5 false (-3.25) false - tail5 false (-6.25) false 8.5 true +
    table5.(1) true 1.5 false (-3.25) false);
let rec f6 b0 f1 b2 f3 b4 f5 = (if b0 then 1 else -1) + int_of_float (2.0 *.
    f1) + (if b2 then 3 else -3) + int_of_float (4.0 *. f3) + (if b4 then 5
    else -5) + int_of_float (6.0 *. f5) in
let rec tail6 b0 f1 b2 f3 b4 f5 = f6 b2 f3 b4 f5 b0 f1 in
let rec loop6 n b0 f1 b2 f3 b4 f5 = if n = 0 then f6 b0 f1 b2 f3 b4 f5 else
    loop6 (n - 1) b2 f3 b4 f5 b0 f1 in
let rec make6 k = let rec g b0 f1 b2 f3 b4 f5 = if k > 0 then f6 b0 f1 b2 f3
    b4 f5 + k else f6 b2 f3 b4 f5 b0 f1 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 true 1.5 false (-3.25) false 5.5); pi (tail6 true 1.5 false (-3.25)
    false 5.5); pi (loop6 0 false (-6.25) false 8.5 true 10.5); pi (loop6 1
    false (-6.25) false 8.5 true 10.5); pi (loop6 1003 true 1.5 false (-3.25)
    false 5.5);
pi (table6.(0) true 1.5 false (-3.25) false 5.5); pi (table6.(1) false (-6.25)
    false 8.5 true 10.5); pi ((make6 0) true 1.5 false (-3.25) false 5.5);
pi (f6 true 1.5 false (-3.25) false 5.5 - tail6 false (-6.25) false 8.5 true
    10.5 + table6.(1) true 1.5 false (-3.25) false 5.5);
let rec f9 b0 f1 b2 f3 b4 f5 b6 f7 b8 = (if b0 then 1 else -1) + int_of_float
    (2.0 *. f1) + (if b2 then 3 else -3) + int_of_float (4.0 *. f3) + (if b4
    then 5 else -5) + int_of_float (6.0 *. f5) + (if b6 then 7 else -7) +
    int_of_float (8.0 *. f7) + (if b8 then 9 else -9) in
let rec tail9 b0 f1 b2 f3 b4 f5 b6 f7 b8 = f9 b2 f3 b4 f5 b6 f7 b8 f1 b0 in
let rec loop9 n b0 f1 b2 f3 b4 f5 b6 f7 b8 = if n = 0 then f9 b0 f1 b2 f3 b4
    f5 b6 f7 b8 else loop9 (n - 1) b2 f3 b4 f5 b6 f7 b8 f1 b0 in
let rec make9 k = let rec g b0 f1 b2 f3 b4 f5 b6 f7 b8 = if k > 0 then f9 b0
    f1 b2 f3 b4 f5 b6 f7 b8 + k else f9 b2 f3 b4 f5 b6 f7 b8 f1 b0 in g in
let table9 = Array.make 2 f9 in table9.(1) <- make9 1000;
pi (f9 true 1.5 false (-3.25) false 5.5 true 7.5 false); pi (tail9 true 1.5
    false (-3.25) false 5.5 true 7.5 false); pi (loop9 0 false (-6.25) false
    8.5 true 10.5 false (-12.25) false); pi (loop9 1 false (-6.25) false 8.5
    true 10.5 false (-12.25) false); pi (loop9 1003 true 1.5 false (-3.25)
    false 5.5 true 7.5 false);
pi (table9.(0) true 1.5 false (-3.25) false 5.5 true 7.5 false); pi
    (table9.(1) false (-6.25) false 8.5 true 10.5 false (-12.25) false); pi
    ((make9 0) true 1.5 false (-3.25) false 5.5 true 7.5 false);
pi (f9 true 1.5 false (-3.25) false 5.5 true 7.5 false - tail9 false (-6.25)
    false 8.5 true 10.5 false (-12.25) false + table9.(1) true 1.5 false
    (-3.25) false 5.5 true 7.5 false);
let rec f16 b0 f1 b2 f3 b4 f5 b6 f7 b8 f9 b10 f11 b12 f13 b14 f15 = (if b0
    then 1 else -1) + int_of_float (2.0 *. f1) + (if b2 then 3 else -3) +
    int_of_float (4.0 *. f3) + (if b4 then 5 else -5) + int_of_float (6.0 *.
    f5) + (if b6 then 7 else -7) + int_of_float (8.0 *. f7) + (if b8 then 9
    else -9) + int_of_float (10.0 *. f9) + (if b10 then 11 else -11) +
    int_of_float (12.0 *. f11) + (if b12 then 13 else -13) + int_of_float
    (14.0 *. f13) + (if b14 then 15 else -15) + int_of_float (16.0 *. f15) in
let rec tail16 b0 f1 b2 f3 b4 f5 b6 f7 b8 f9 b10 f11 b12 f13 b14 f15 = f16 b2
    f3 b4 f5 b6 f7 b8 f9 b10 f11 b12 f13 b14 f15 b0 f1 in
let rec loop16 n b0 f1 b2 f3 b4 f5 b6 f7 b8 f9 b10 f11 b12 f13 b14 f15 = if n
    = 0 then f16 b0 f1 b2 f3 b4 f5 b6 f7 b8 f9 b10 f11 b12 f13 b14 f15 else
    loop16 (n - 1) b2 f3 b4 f5 b6 f7 b8 f9 b10 f11 b12 f13 b14 f15 b0 f1 in
let rec make16 k = let rec g b0 f1 b2 f3 b4 f5 b6 f7 b8 f9 b10 f11 b12 f13 b14
    f15 = if k > 0 then f16 b0 f1 b2 f3 b4 f5 b6 f7 b8 f9 b10 f11 b12 f13 b14
    f15 + k else f16 b2 f3 b4 f5 b6 f7 b8 f9 b10 f11 b12 f13 b14 f15 b0 f1 in
    g in
let table16 = Array.make 2 f16 in table16.(1) <- make16 1000;
pi (f16 true 1.5 false (-3.25) false 5.5 true 7.5 false (-9.25) false 11.5
    true 13.5 false (-15.25)); pi (tail16 true 1.5 false (-3.25) false 5.5
    true 7.5 false (-9.25) false 11.5 true 13.5 false (-15.25)); pi (loop16 0
    false (-6.25) false 8.5 true 10.5 false (-12.25) false 14.5 true 16.5
    false (-18.25) false 20.5); pi (loop16 1 false (-6.25) false 8.5 true 10.5
    false (-12.25) false 14.5 true 16.5 false (-18.25) false 20.5); pi (loop16
    1003 true 1.5 false (-3.25) false 5.5 true 7.5 false (-9.25) false 11.5
    true 13.5 false (-15.25));
pi (table16.(0) true 1.5 false (-3.25) false 5.5 true 7.5 false (-9.25) false
    11.5 true 13.5 false (-15.25)); pi (table16.(1) false (-6.25) false 8.5
    true 10.5 false (-12.25) false 14.5 true 16.5 false (-18.25) false 20.5);
    pi ((make16 0) true 1.5 false (-3.25) false 5.5 true 7.5 false (-9.25)
    false 11.5 true 13.5 false (-15.25));
pi (f16 true 1.5 false (-3.25) false 5.5 true 7.5 false (-9.25) false 11.5
    true 13.5 false (-15.25) - tail16 false (-6.25) false 8.5 true 10.5 false
    (-12.25) false 14.5 true 16.5 false (-18.25) false 20.5 + table16.(1) true
    1.5 false (-3.25) false 5.5 true 7.5 false (-9.25) false 11.5 true 13.5
    false (-15.25))

(* >>> output
4
4
-13
-13
4
4
987
4
1021
-17
1
23
-11
1
-17
1023
1
977
16
26
86
19
26
16
1086
26
1013
74
76
-28
-83
33
74
972
76
1231
52
73
371
195
38
52
1371
73
909
<<< *)
