(* Functions of 1 to 6 integer parameters: called directly, in tail position,
   in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f1 i0 = 1 * i0 in
let rec tail1 i0 = f1 i0 in
let rec loop1 n i0 = if n = 0 then f1 i0 else loop1 (n - 1) i0 in
let rec make1 k = let rec g i0 = if k > 0 then f1 i0 + k else f1 i0 in g in
let table1 = Array.make 2 f1 in table1.(1) <- make1 1000;
pi (f1 (-1)); pi (tail1 (-1)); pi (loop1 0 6); pi (loop1 1 6); pi (loop1 1003
    (-1));
pi (table1.(0) (-1)); pi (table1.(1) 6); pi ((make1 0) (-1));
pi (f1 (-1) - tail1 6 + table1.(1) (-1));
let rec f2 i0 i1 = 1 * i0 + 2 * i1 in
let rec tail2 i0 i1 = f2 i1 i0 in
let rec loop2 n i0 i1 = if n = 0 then f2 i0 i1 else loop2 (n - 1) i1 i0 in
let rec make2 k = let rec g i0 i1 = if k > 0 then f2 i0 i1 + k else f2 i1 i0
    in g in
let table2 = Array.make 2 f2 in table2.(1) <- make2 1000;
pi (f2 (-1) 2); pi (tail2 (-1) 2); pi (loop2 0 6 7); pi (loop2 1 6 7); pi
    (loop2 1003 (-1) 2);
pi (table2.(0) (-1) 2); pi (table2.(1) 6 7); pi ((make2 0) (-1) 2);
pi (f2 (-1) 2 - tail2 6 7 + table2.(1) (-1) 2);
let rec f3 i0 i1 i2 = 1 * i0 + 2 * i1 + 3 * i2 in
let rec tail3 i0 i1 i2 = f3 i1 i2 i0 in
let rec loop3 n i0 i1 i2 = if n = 0 then f3 i0 i1 i2 else loop3 (n - 1) i1 i2
    i0 in
let rec make3 k = let rec g i0 i1 i2 = if k > 0 then f3 i0 i1 i2 + k else f3
    i1 i2 i0 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 (-1) 2 3); pi (tail3 (-1) 2 3); pi (loop3 0 6 7 8); pi (loop3 1 6 7 8);
    pi (loop3 1003 (-1) 2 3);
pi (table3.(0) (-1) 2 3); pi (table3.(1) 6 7 8); pi ((make3 0) (-1) 2 3);
pi (f3 (-1) 2 3 - tail3 6 7 8 + table3.(1) (-1) 2 3);
let rec f4 i0 i1 i2 i3 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 in
let rec tail4 i0 i1 i2 i3 = f4 i1 i2 i3 i0 in
let rec loop4 n i0 i1 i2 i3 = if n = 0 then f4 i0 i1 i2 i3 else loop4 (n - 1)
    i1 i2 i3 i0 in
let rec make4 k = let rec g i0 i1 i2 i3 = if k > 0 then f4 i0 i1 i2 i3 + k
    else f4 i1 i2 i3 i0 in g in
let table4 = Array.make 2 f4 in table4.(1) <- make4 1000;
pi (f4 (-1) 2 3 4); pi (tail4 (-1) 2 3 4); pi (loop4 0 6 7 8 (-9)); pi (loop4
    1 6 7 8 (-9)); pi (loop4 1003 (-1) 2 3 4);
pi (table4.(0) (-1) 2 3 4); pi (table4.(1) 6 7 8 (-9)); pi ((make4 0) (-1) 2 3
    4);
pi (f4 (-1) 2 3 4 - tail4 6 7 8 (-9) + table4.(1) (-1) 2 3 4);
let rec f5 i0 i1 i2 i3 i4 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 + 5 * i4 in
let rec tail5 i0 i1 i2 i3 i4 = f5 i1 i2 i3 i4 i0 in
let rec loop5 n i0 i1 i2 i3 i4 = if n = 0 then f5 i0 i1 i2 i3 i4 else loop5 (n
    - 1) i1 i2 i3 i4 i0 in
let rec make5 k = let rec g i0 i1 i2 i3 i4 = if k > 0 then f5 i0 i1 i2 i3 i4 +
    k else f5 i1 i2 i3 i4 i0 in g in
let table5 = Array.make 2 f5 in table5.(1) <- make5 1000;
pi (f5 (-1) 2 3 4 (-5)); pi (tail5 (-1) 2 3 4 (-5)); pi (loop5 0 6 7 8 (-9)
    10); pi (loop5 1 6 7 8 (-9) 10); pi (loop5 1003 (-1) 2 3 4 (-5));
pi (table5.(0) (-1) 2 3 4 (-5)); pi (table5.(1) 6 7 8 (-9) 10); pi ((make5 0)
    (-1) 2 3 4 (-5));
pi (f5 (-1) 2 3 4 (-5) - tail5 6 7 8 (-9) 10 + table5.(1) (-1) 2 3 4 (-5));
let rec f6 i0 i1 i2 i3 i4 i5 = 1 * i0 + 2 * i1 + 3 * i2 + 4 * i3 + 5 * i4 + 6
    * i5 in
let rec tail6 i0 i1 i2 i3 i4 i5 = f6 i1 i2 i3 i4 i5 i0 in
let rec loop6 n i0 i1 i2 i3 i4 i5 = if n = 0 then f6 i0 i1 i2 i3 i4 i5 else
    loop6 (n - 1) i1 i2 i3 i4 i5 i0 in
let rec make6 k = let rec g i0 i1 i2 i3 i4 i5 = if k > 0 then f6 i0 i1 i2 i3
    i4 i5 + k else f6 i1 i2 i3 i4 i5 i0 in g in
let table6 = Array.make 2 f6 in table6.(1) <- make6 1000;
pi (f6 (-1) 2 3 4 (-5) 6); pi (tail6 (-1) 2 3 4 (-5) 6); pi (loop6 0 6 7 8
    (-9) 10 11); pi (loop6 1 6 7 8 (-9) 10 11); pi (loop6 1003 (-1) 2 3 4 (-5)
    6);
pi (table6.(0) (-1) 2 3 4 (-5) 6); pi (table6.(1) 6 7 8 (-9) 10 11); pi
    ((make6 0) (-1) 2 3 4 (-5) 6);
pi (f6 (-1) 2 3 4 (-5) 6 - tail6 6 7 8 (-9) 10 11 + table6.(1) (-1) 2 3 4 (-5)
    6)

(* >>> output
-1
-1
6
6
-1
-1
1006
-1
992
3
0
20
19
0
3
1020
0
987
12
5
44
41
5
12
1044
5
983
28
16
8
20
20
28
1008
16
1036
3
-5
58
66
14
3
1058
-5
940
39
24
124
127
24
39
1124
24
951
<<< *)
