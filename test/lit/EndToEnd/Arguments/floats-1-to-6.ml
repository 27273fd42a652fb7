(* Functions of 1 to 6 float parameters: called directly, in tail position, in
   a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f1 f0 = int_of_float (1.0 *. f0) in
let rec tail1 f0 = f1 f0 in
let rec loop1 n f0 = if n = 0 then f1 f0 else loop1 (n - 1) f0 in
let rec make1 k = let rec g f0 = if k > 0 then f1 f0 + k else f1 f0 in g in
let table1 = Array.make 2 f1 in table1.(1) <- make1 1000;
pi (f1 (-0.25)); pi (tail1 (-0.25)); pi (loop1 0 5.5); pi (loop1 1 5.5); pi
    (loop1 1003 (-0.25));
pi (table1.(0) (-0.25)); pi (table1.(1) 5.5); pi ((make1 0) (-0.25));
pi (f1 (-0.25) - tail1 5.5 + table1.(1) (-0.25));
let rec f2 f0 f1 = int_of_float (1.0 *. f0) + int_of_float (2.0 *. f1) in
let rec tail2 f0 f1 = f2 f1 f0 in
let rec loop2 n f0 f1 = if n = 0 then f2 f0 f1 else loop2 (n - 1) f1 f0 in
let rec make2 k = let rec g f0 f1 = if k > 0 then f2 f0 f1 + k else f2 f1 f0
    in g in
let table2 = Array.make 2 f2 in table2.(1) <- make2 1000;
pi (f2 (-0.25) 1.5); pi (tail2 (-0.25) 1.5); pi (loop2 0 5.5 (-6.25)); pi
    (loop2 1 5.5 (-6.25)); pi (loop2 1003 (-0.25) 1.5);
pi (table2.(0) (-0.25) 1.5); pi (table2.(1) 5.5 (-6.25)); pi ((make2 0)
    (-0.25) 1.5);
pi (f2 (-0.25) 1.5 - tail2 5.5 (-6.25) + table2.(1) (-0.25) 1.5);
let rec f3 f0 f1 f2 = int_of_float (1.0 *. f0) + int_of_float (2.0 *. f1) +
    int_of_float (3.0 *. f2) in
let rec tail3 f0 f1 f2 = f3 f1 f2 f0 in
let rec loop3 n f0 f1 f2 = if n = 0 then f3 f0 f1 f2 else loop3 (n - 1) f1 f2
    f0 in
let rec make3 k = let rec g f0 f1 f2 = if k > 0 then f3 f0 f1 f2 + k else f3
    f1 f2 f0 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 (-0.25) 1.5 2.5); pi (tail3 (-0.25) 1.5 2.5); pi (loop3 0 5.5 (-6.25)
    7.5); pi (loop3 1 5.5 (-6.25) 7.5); pi (loop3 1003 (-0.25) 1.5 2.5);
pi (table3.(0) (-0.25) 1.5 2.5); pi (table3.(1) 5.5 (-6.25) 7.5); pi ((make3
    0) (-0.25) 1.5 2.5);
pi (f3 (-0.25) 1.5 2.5 - tail3 5.5 (-6.25) 7.5 + table3.(1) (-0.25) 1.5 2.5);
let rec f4 f0 f1 f2 f3 = int_of_float (1.0 *. f0) + int_of_float (2.0 *. f1) +
    int_of_float (3.0 *. f2) + int_of_float (4.0 *. f3) in
let rec tail4 f0 f1 f2 f3 = f4 f1 f2 f3 f0 in
let rec loop4 n f0 f1 f2 f3 = if n = 0 then f4 f0 f1 f2 f3 else loop4 (n - 1)
    f1 f2 f3 f0 in
let rec make4 k = let rec g f0 f1 f2 f3 = if k > 0 then f4 f0 f1 f2 f3 + k
    else f4 f1 f2 f3 f0 in g in
let table4 = Array.make 2 f4 in table4.(1) <- make4 1000;
pi (f4 (-0.25) 1.5 2.5 (-3.25)); pi (tail4 (-0.25) 1.5 2.5 (-3.25)); pi (loop4
    0 5.5 (-6.25) 7.5 8.5); pi (loop4 1 5.5 (-6.25) 7.5 8.5); pi (loop4 1003
    (-0.25) 1.5 2.5 (-3.25));
pi (table4.(0) (-0.25) 1.5 2.5 (-3.25)); pi (table4.(1) 5.5 (-6.25) 7.5 8.5);
    pi ((make4 0) (-0.25) 1.5 2.5 (-3.25));
pi (f4 (-0.25) 1.5 2.5 (-3.25) - tail4 5.5 (-6.25) 7.5 8.5 + table4.(1)
    (-0.25) 1.5 2.5 (-3.25));
let rec f5 f0 f1 f2 f3 f4 = int_of_float (1.0 *. f0) + int_of_float (2.0 *.
    f1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *. f3) + int_of_float
    (5.0 *. f4) in
let rec tail5 f0 f1 f2 f3 f4 = f5 f1 f2 f3 f4 f0 in
let rec loop5 n f0 f1 f2 f3 f4 = if n = 0 then f5 f0 f1 f2 f3 f4 else loop5 (n
    - 1) f1 f2 f3 f4 f0 in
let rec make5 k = let rec g f0 f1 f2 f3 f4 = if k > 0 then f5 f0 f1 f2 f3 f4 +
    k else f5 f1 f2 f3 f4 f0 in g in
let table5 = Array.make 2 f5 in table5.(1) <- make5 1000;
pi (f5 (-0.25) 1.5 2.5 (-3.25) 4.5); pi (tail5 (-0.25) 1.5 2.5 (-3.25) 4.5);
    pi (loop5 0 5.5 (-6.25) 7.5 8.5 (-9.25)); pi (loop5 1 5.5 (-6.25) 7.5 8.5
    (-9.25)); pi (loop5 1003 (-0.25) 1.5 2.5 (-3.25) 4.5);
pi (table5.(0) (-0.25) 1.5 2.5 (-3.25) 4.5); pi (table5.(1) 5.5 (-6.25) 7.5
    8.5 (-9.25)); pi ((make5 0) (-0.25) 1.5 2.5 (-3.25) 4.5);
pi (f5 (-0.25) 1.5 2.5 (-3.25) 4.5 - tail5 5.5 (-6.25) 7.5 8.5 (-9.25) +
    table5.(1) (-0.25) 1.5 2.5 (-3.25) 4.5);
let rec f6 f0 f1 f2 f3 f4 f5 = int_of_float (1.0 *. f0) + int_of_float (2.0 *.
    f1) + int_of_float (3.0 *. f2) + int_of_float (4.0 *. f3) + int_of_float
    (5.0 *. f4) + int_of_float (6.0 *. f5) in
let rec tail6 f0 f1 f2 f3 f4 f5 = f6 f1 f2 f3 f4 f5 f0 in
let rec loop6 n f0 f1 f2 f3 f4 f5 = if n = 0 then f6 f0 f1 f2 f3 f4 f5 else
    loop6 (n - 1) f1 f2 f3 f4 f5 f0 in
let rec make6 k = let rec g f0 f1 f2 f3 f4 f5 = if k > 0 then f6 f0 f1 f2 f3
    f4 f5 + k else f6 f1 f2 f3 f4 f5 f0 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5); pi (tail6 (-0.25) 1.5 2.5 (-3.25) 4.5
    5.5); pi (loop6 0 5.5 (-6.25) 7.5 8.5 (-9.25) 10.5); pi (loop6 1 5.5
    (-6.25) 7.5 8.5 (-9.25) 10.5); pi (loop6 1003 (-0.25) 1.5 2.5 (-3.25) 4.5
    5.5);
pi (table6.(0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5); pi (table6.(1) 5.5 (-6.25)
    7.5 8.5 (-9.25) 10.5); pi ((make6 0) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5);
pi (f6 (-0.25) 1.5 2.5 (-3.25) 4.5 5.5 - tail6 5.5 (-6.25) 7.5 8.5 (-9.25)
    10.5 + table6.(1) (-0.25) 1.5 2.5 (-3.25) 4.5 5.5)

(* >>> output
0
0
5
5
0
0
1005
0
995
3
1
-7
5
1
3
993
1
1001
10
6
15
25
6
10
1015
6
995
-3
-4
49
56
11
-3
1049
-4
938
19
14
3
24
24
19
1003
14
1014
52
41
66
82
41
52
1066
41
1022
<<< *)
