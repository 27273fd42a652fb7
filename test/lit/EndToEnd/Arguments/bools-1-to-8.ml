(* Functions of 1 to 8 truth value parameters: called directly, in tail
   position, in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f1 b0 = (if b0 then 1 else -1) in
let rec tail1 b0 = f1 b0 in
let rec loop1 n b0 = if n = 0 then f1 b0 else loop1 (n - 1) b0 in
let rec make1 k = let rec g b0 = if k > 0 then f1 b0 + k else f1 b0 in g in
let table1 = Array.make 2 f1 in table1.(1) <- make1 1000;
pi (f1 true); pi (tail1 true); pi (loop1 0 false); pi (loop1 1 false); pi
    (loop1 1003 true);
pi (table1.(0) true); pi (table1.(1) false); pi ((make1 0) true);
pi (f1 true - tail1 false + table1.(1) true);
let rec f3 b0 b1 b2 = (if b0 then 1 else -1) + (if b1 then 2 else -2) + (if b2
    then 3 else -3) in
let rec tail3 b0 b1 b2 = f3 b1 b2 b0 in
let rec loop3 n b0 b1 b2 = if n = 0 then f3 b0 b1 b2 else loop3 (n - 1) b1 b2
    b0 in
let rec make3 k = let rec g b0 b1 b2 = if k > 0 then f3 b0 b1 b2 + k else f3
    b1 b2 b0 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 true false false); pi (tail3 true false false); pi (loop3 0 false true
    false); pi (loop3 1 false true false); pi (loop3 1003 true false false);
pi (table3.(0) true false false); pi (table3.(1) false true false); pi ((make3
    0) true false false);
pi (f3 true false false - tail3 false true false + table3.(1) true false
    false);
let rec f5 b0 b1 b2 b3 b4 = (if b0 then 1 else -1) + (if b1 then 2 else -2) +
    (if b2 then 3 else -3) + (if b3 then 4 else -4) + (if b4 then 5 else -5)
    in
let rec tail5 b0 b1 b2 b3 b4 = f5 b1 b2 b3 b4 b0 in
let rec loop5 n b0 b1 b2 b3 b4 = if n = 0 then f5 b0 b1 b2 b3 b4 else loop5 (n
    - 1) b1 b2 b3 b4 b0 in
let rec make5 k = let rec g b0 b1 b2 b3 b4 = if k > 0 then f5 b0 b1 b2 b3 b4 +
    k else f5 b1 b2 b3 b4 b0 in g in
let table5 = Array.make 2 f5 in table5.(1) <- make5 1000;
pi (f5 true false false true false); pi (tail5 true false false true false);
    pi (loop5 0 false true false false true); pi (loop5 1 false true false
    false true); pi (loop5 1003 true false false true false);
pi (table5.(0) true false false true false); pi (table5.(1) false true false
    false true); pi ((make5 0) true false false true false);
pi (f5 true false false true false - tail5 false true false false true +
    table5.(1) true false false true false);
let rec f6 b0 b1 b2 b3 b4 b5 = (if b0 then 1 else -1) + (if b1 then 2 else -2)
    + (if b2 then 3 else -3) + (if b3 then 4 else -4) + (if b4 then 5 else -5)
    + (if b5 then 6 else -6) in
let rec tail6 b0 b1 b2 b3 b4 b5 = f6 b1 b2 b3 b4 b5 b0 in
let rec loop6 n b0 b1 b2 b3 b4 b5 = if n = 0 then f6 b0 b1 b2 b3 b4 b5 else
    loop6 (n - 1) b1 b2 b3 b4 b5 b0 in
let rec make6 k = let rec g b0 b1 b2 b3 b4 b5 = if k > 0 then f6 b0 b1 b2 b3
    b4 b5 + k else f6 b1 b2 b3 b4 b5 b0 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 true false false true false false); pi (tail6 true false false true
    false false); pi (loop6 0 false true false false true false); pi (loop6 1
    false true false false true false); pi (loop6 1003 true false false true
    false false);
pi (table6.(0) true false false true false false); pi (table6.(1) false true
    false false true false); pi ((make6 0) true false false true false false);
pi (f6 true false false true false false - tail6 false true false false true
    false + table6.(1) true false false true false false);
let rec f7 b0 b1 b2 b3 b4 b5 b6 = (if b0 then 1 else -1) + (if b1 then 2 else
    -2) + (if b2 then 3 else -3) + (if b3 then 4 else -4) + (if b4 then 5 else
    -5) + (if b5 then 6 else -6) + (if b6 then 7 else -7) in
let rec tail7 b0 b1 b2 b3 b4 b5 b6 = f7 b1 b2 b3 b4 b5 b6 b0 in
let rec loop7 n b0 b1 b2 b3 b4 b5 b6 = if n = 0 then f7 b0 b1 b2 b3 b4 b5 b6
    else loop7 (n - 1) b1 b2 b3 b4 b5 b6 b0 in
let rec make7 k = let rec g b0 b1 b2 b3 b4 b5 b6 = if k > 0 then f7 b0 b1 b2
    b3 b4 b5 b6 + k else f7 b1 b2 b3 b4 b5 b6 b0 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 true false false true false false true); pi (tail7 true false false
    true false false true); pi (loop7 0 false true false false true false
    false); pi (loop7 1 false true false false true false false); pi (loop7
    1003 true false false true false false true);
pi (table7.(0) true false false true false false true); pi (table7.(1) false
    true false false true false false); pi ((make7 0) true false false true
    false false true);
pi (f7 true false false true false false true - tail7 false true false false
    true false false + table7.(1) true false false true false false true);
let rec f8 b0 b1 b2 b3 b4 b5 b6 b7 = (if b0 then 1 else -1) + (if b1 then 2
    else -2) + (if b2 then 3 else -3) + (if b3 then 4 else -4) + (if b4 then 5
    else -5) + (if b5 then 6 else -6) + (if b6 then 7 else -7) + (if b7 then 8
    else -8) in
let rec tail8 b0 b1 b2 b3 b4 b5 b6 b7 = f8 b1 b2 b3 b4 b5 b6 b7 b0 in
let rec loop8 n b0 b1 b2 b3 b4 b5 b6 b7 = if n = 0 then f8 b0 b1 b2 b3 b4 b5
    b6 b7 else loop8 (n - 1) b1 b2 b3 b4 b5 b6 b7 b0 in
let rec make8 k = let rec g b0 b1 b2 b3 b4 b5 b6 b7 = if k > 0 then f8 b0 b1
    b2 b3 b4 b5 b6 b7 + k else f8 b1 b2 b3 b4 b5 b6 b7 b0 in g in
let table8 = Array.make 2 f8 in table8.(1) <- make8 1000;
pi (f8 true false false true false false true false); pi (tail8 true false
    false true false false true false); pi (loop8 0 false true false false
    true false false true); pi (loop8 1 false true false false true false
    false true); pi (loop8 1003 true false false true false false true false);
pi (table8.(0) true false false true false false true false); pi (table8.(1)
    false true false false true false false true); pi ((make8 0) true false
    false true false false true false);
pi (f8 true false false true false false true false - tail8 false true false
    false true false false true + table8.(1) true false false true false false
    true false)

(* >>> output
1
1
-1
-1
1
1
999
1
1003
-4
0
-2
-4
0
-4
998
0
996
-5
1
-1
-5
-7
-5
999
1
995
-11
-3
-7
-11
-3
-11
993
-3
989
-4
4
-14
-18
-2
-4
986
4
1010
-12
-2
-6
-12
-14
-12
994
-2
988
<<< *)
