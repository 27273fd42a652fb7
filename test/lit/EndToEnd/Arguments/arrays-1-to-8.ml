(* Functions of 1 to 8 array parameters: called directly, in tail position, in
   a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f1 p0 = 1 * p0.(1) in
let rec tail1 p0 = f1 p0 in
let rec loop1 n p0 = if n = 0 then f1 p0 else loop1 (n - 1) p0 in
let rec make1 k = let rec g p0 = if k > 0 then f1 p0 + k else f1 p0 in g in
let table1 = Array.make 2 f1 in table1.(1) <- make1 1000;
pi (f1 (Array.make 2 0)); pi (tail1 (Array.make 2 0)); pi (loop1 0 (Array.make
    2 15)); pi (loop1 1 (Array.make 2 15)); pi (loop1 1003 (Array.make 2 0));
pi (table1.(0) (Array.make 2 0)); pi (table1.(1) (Array.make 2 15)); pi
    ((make1 0) (Array.make 2 0));
pi (f1 (Array.make 2 0) - tail1 (Array.make 2 15) + table1.(1) (Array.make 2
    0));
let rec f3 p0 p1 p2 = 1 * p0.(1) + 2 * p1.(1) + 3 * p2.(1) in
let rec tail3 p0 p1 p2 = f3 p1 p2 p0 in
let rec loop3 n p0 p1 p2 = if n = 0 then f3 p0 p1 p2 else loop3 (n - 1) p1 p2
    p0 in
let rec make3 k = let rec g p0 p1 p2 = if k > 0 then f3 p0 p1 p2 + k else f3
    p1 p2 p0 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6)); pi (tail3
    (Array.make 2 0) (Array.make 2 3) (Array.make 2 6)); pi (loop3 0
    (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)); pi (loop3 1
    (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)); pi (loop3 1003
    (Array.make 2 0) (Array.make 2 3) (Array.make 2 6));
pi (table3.(0) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6)); pi
    (table3.(1) (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)); pi
    ((make3 0) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6));
pi (f3 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) - tail3 (Array.make
    2 15) (Array.make 2 18) (Array.make 2 21) + table3.(1) (Array.make 2 0)
    (Array.make 2 3) (Array.make 2 6));
let rec f5 p0 p1 p2 p3 p4 = 1 * p0.(1) + 2 * p1.(1) + 3 * p2.(1) + 4 * p3.(1)
    + 5 * p4.(1) in
let rec tail5 p0 p1 p2 p3 p4 = f5 p1 p2 p3 p4 p0 in
let rec loop5 n p0 p1 p2 p3 p4 = if n = 0 then f5 p0 p1 p2 p3 p4 else loop5 (n
    - 1) p1 p2 p3 p4 p0 in
let rec make5 k = let rec g p0 p1 p2 p3 p4 = if k > 0 then f5 p0 p1 p2 p3 p4 +
    k else f5 p1 p2 p3 p4 p0 in g in
let table5 = Array.make 2 f5 in table5.(1) <- make5 1000;
pi (f5 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12)); pi (tail5 (Array.make 2 0) (Array.make 2 3)
    (Array.make 2 6) (Array.make 2 9) (Array.make 2 12)); pi (loop5 0
    (Array.make 2 15) (Array.make 2 18) (Array.make 2 21) (Array.make 2 24)
    (Array.make 2 27)); pi (loop5 1 (Array.make 2 15) (Array.make 2 18)
    (Array.make 2 21) (Array.make 2 24) (Array.make 2 27)); pi (loop5 1003
    (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12));
pi (table5.(0) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make
    2 9) (Array.make 2 12)); pi (table5.(1) (Array.make 2 15) (Array.make 2
    18) (Array.make 2 21) (Array.make 2 24) (Array.make 2 27)); pi ((make5 0)
    (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12));
pi (f5 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) - tail5 (Array.make 2 15) (Array.make 2 18) (Array.make
    2 21) (Array.make 2 24) (Array.make 2 27) + table5.(1) (Array.make 2 0)
    (Array.make 2 3) (Array.make 2 6) (Array.make 2 9) (Array.make 2 12));
let rec f6 p0 p1 p2 p3 p4 p5 = 1 * p0.(1) + 2 * p1.(1) + 3 * p2.(1) + 4 *
    p3.(1) + 5 * p4.(1) + 6 * p5.(1) in
let rec tail6 p0 p1 p2 p3 p4 p5 = f6 p1 p2 p3 p4 p5 p0 in
let rec loop6 n p0 p1 p2 p3 p4 p5 = if n = 0 then f6 p0 p1 p2 p3 p4 p5 else
    loop6 (n - 1) p1 p2 p3 p4 p5 p0 in
let rec make6 k = let rec g p0 p1 p2 p3 p4 p5 = if k > 0 then f6 p0 p1 p2 p3
    p4 p5 + k else f6 p1 p2 p3 p4 p5 p0 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15)); pi (tail6 (Array.make 2 0)
    (Array.make 2 3) (Array.make 2 6) (Array.make 2 9) (Array.make 2 12)
    (Array.make 2 15)); pi (loop6 0 (Array.make 2 15) (Array.make 2 18)
    (Array.make 2 21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30));
    pi (loop6 1 (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)
    (Array.make 2 24) (Array.make 2 27) (Array.make 2 30)); pi (loop6 1003
    (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15));
pi (table6.(0) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make
    2 9) (Array.make 2 12) (Array.make 2 15)); pi (table6.(1) (Array.make 2
    15) (Array.make 2 18) (Array.make 2 21) (Array.make 2 24) (Array.make 2
    27) (Array.make 2 30)); pi ((make6 0) (Array.make 2 0) (Array.make 2 3)
    (Array.make 2 6) (Array.make 2 9) (Array.make 2 12) (Array.make 2 15));
pi (f6 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) - tail6 (Array.make 2 15) (Array.make
    2 18) (Array.make 2 21) (Array.make 2 24) (Array.make 2 27) (Array.make 2
    30) + table6.(1) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6)
    (Array.make 2 9) (Array.make 2 12) (Array.make 2 15));
let rec f7 p0 p1 p2 p3 p4 p5 p6 = 1 * p0.(1) + 2 * p1.(1) + 3 * p2.(1) + 4 *
    p3.(1) + 5 * p4.(1) + 6 * p5.(1) + 7 * p6.(1) in
let rec tail7 p0 p1 p2 p3 p4 p5 p6 = f7 p1 p2 p3 p4 p5 p6 p0 in
let rec loop7 n p0 p1 p2 p3 p4 p5 p6 = if n = 0 then f7 p0 p1 p2 p3 p4 p5 p6
    else loop7 (n - 1) p1 p2 p3 p4 p5 p6 p0 in
let rec make7 k = let rec g p0 p1 p2 p3 p4 p5 p6 = if k > 0 then f7 p0 p1 p2
    p3 p4 p5 p6 + k else f7 p1 p2 p3 p4 p5 p6 p0 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18)); pi (tail7
    (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18)); pi (loop7 0
    (Array.make 2 15) (Array.make 2 18) (Array.make 2 21) (Array.make 2 24)
    (Array.make 2 27) (Array.make 2 30) (Array.make 2 33)); pi (loop7 1
    (Array.make 2 15) (Array.make 2 18) (Array.make 2 21) (Array.make 2 24)
    (Array.make 2 27) (Array.make 2 30) (Array.make 2 33)); pi (loop7 1003
    (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18));
pi (table7.(0) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make
    2 9) (Array.make 2 12) (Array.make 2 15) (Array.make 2 18)); pi
    (table7.(1) (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)
    (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33));
    pi ((make7 0) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6)
    (Array.make 2 9) (Array.make 2 12) (Array.make 2 15) (Array.make 2 18));
pi (f7 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) - tail7 (Array.make
    2 15) (Array.make 2 18) (Array.make 2 21) (Array.make 2 24) (Array.make 2
    27) (Array.make 2 30) (Array.make 2 33) + table7.(1) (Array.make 2 0)
    (Array.make 2 3) (Array.make 2 6) (Array.make 2 9) (Array.make 2 12)
    (Array.make 2 15) (Array.make 2 18));
let rec f8 p0 p1 p2 p3 p4 p5 p6 p7 = 1 * p0.(1) + 2 * p1.(1) + 3 * p2.(1) + 4
    * p3.(1) + 5 * p4.(1) + 6 * p5.(1) + 7 * p6.(1) + 8 * p7.(1) in
let rec tail8 p0 p1 p2 p3 p4 p5 p6 p7 = f8 p1 p2 p3 p4 p5 p6 p7 p0 in
let rec loop8 n p0 p1 p2 p3 p4 p5 p6 p7 = if n = 0 then f8 p0 p1 p2 p3 p4 p5
    p6 p7 else loop8 (n - 1) p1 p2 p3 p4 p5 p6 p7 p0 in
let rec make8 k = let rec g p0 p1 p2 p3 p4 p5 p6 p7 = if k > 0 then f8 p0 p1
    p2 p3 p4 p5 p6 p7 + k else f8 p1 p2 p3 p4 p5 p6 p7 p0 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2 21));
    pi (tail8 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2
    9) (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2
    21)); pi (loop8 0 (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)
    (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33)
    (Array.make 2 36)); pi (loop8 1 (Array.make 2 15) (Array.make 2 18)
    (Array.make 2 21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30)
    (Array.make 2 33) (Array.make 2 36)); pi (loop8 1003 (Array.make 2 0)
    (Array.make 2 3) (Array.make 2 6) (Array.make 2 9) (Array.make 2 12)
    (Array.make 2 15) (Array.make 2 18) (Array.make 2 21));
pi (table8.(0) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make
    2 9) (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2
    21)); pi (table8.(1) (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)
    (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33)
    (Array.make 2 36)); pi ((make8 0) (Array.make 2 0) (Array.make 2 3)
    (Array.make 2 6) (Array.make 2 9) (Array.make 2 12) (Array.make 2 15)
    (Array.make 2 18) (Array.make 2 21));
pi (f8 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2 21) -
    tail8 (Array.make 2 15) (Array.make 2 18) (Array.make 2 21) (Array.make 2
    24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33) (Array.make 2
    36) + table8.(1) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6)
    (Array.make 2 9) (Array.make 2 12) (Array.make 2 15) (Array.make 2 18)
    (Array.make 2 21))

(* >>> output
0
0
15
15
0
0
1015
0
985
24
15
114
105
15
24
1114
15
943
120
90
345
315
75
120
1345
90
925
210
165
525
480
165
210
1525
165
940
336
273
756
693
231
336
1756
273
979
504
420
1044
960
324
504
2044
420
1048
<<< *)
