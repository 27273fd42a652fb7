(* Units first and last: called directly, in tail position, in a loop that
   moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f3 u0 f1 u2 = (u0; 1) + int_of_float (2.0 *. f1) + (u2; 3) in
let rec tail3 u0 f1 u2 = f3 u2 f1 u0 in
let rec loop3 n u0 f1 u2 = if n = 0 then f3 u0 f1 u2 else loop3 (n - 1) u2 f1
    u0 in
let rec make3 k = let rec g u0 f1 u2 = if k > 0 then f3 u0 f1 u2 + k else f3
    u2 f1 u0 in g in
let table3 = Array.make 2 f3 in table3.(1) <- make3 1000;
pi (f3 () 1.5 ()); pi (tail3 () 1.5 ()); pi (loop3 0 () (-6.25) ()); pi (loop3
    1 () (-6.25) ()); pi (loop3 1003 () 1.5 ());
pi (table3.(0) () 1.5 ()); pi (table3.(1) () (-6.25) ()); pi ((make3 0) () 1.5
    ());
pi (f3 () 1.5 () - tail3 () (-6.25) () + table3.(1) () 1.5 ());
let rec f7 u0 f1 i2 f3 i4 f5 u6 = (u0; 1) + int_of_float (2.0 *. f1) + 3 * i2
    + int_of_float (4.0 *. f3) + 5 * i4 + int_of_float (6.0 *. f5) + (u6; 7)
    in
let rec tail7 u0 f1 i2 f3 i4 f5 u6 = f7 u6 f3 i4 f5 i2 f1 u0 in
let rec loop7 n u0 f1 i2 f3 i4 f5 u6 = if n = 0 then f7 u0 f1 i2 f3 i4 f5 u6
    else loop7 (n - 1) u6 f3 i4 f5 i2 f1 u0 in
let rec make7 k = let rec g u0 f1 i2 f3 i4 f5 u6 = if k > 0 then f7 u0 f1 i2
    f3 i4 f5 u6 + k else f7 u6 f3 i4 f5 i2 f1 u0 in g in
let table7 = Array.make 2 f7 in table7.(1) <- make7 1000;
pi (f7 () 1.5 3 (-3.25) (-5) 5.5 ()); pi (tail7 () 1.5 3 (-3.25) (-5) 5.5 ());
    pi (loop7 0 () (-6.25) 8 8.5 10 10.5 ()); pi (loop7 1 () (-6.25) 8 8.5 10
    10.5 ()); pi (loop7 1003 () 1.5 3 (-3.25) (-5) 5.5 ());
pi (table7.(0) () 1.5 3 (-3.25) (-5) 5.5 ()); pi (table7.(1) () (-6.25) 8 8.5
    10 10.5 ()); pi ((make7 0) () 1.5 3 (-3.25) (-5) 5.5 ());
pi (f7 () 1.5 3 (-3.25) (-5) 5.5 () - tail7 () (-6.25) 8 8.5 10 10.5 () +
    table7.(1) () 1.5 3 (-3.25) (-5) 5.5 ());
let rec f10 u0 f1 i2 f3 i4 f5 i6 f7 i8 u9 = (u0; 1) + int_of_float (2.0 *. f1)
    + 3 * i2 + int_of_float (4.0 *. f3) + 5 * i4 + int_of_float (6.0 *. f5) +
    7 * i6 + int_of_float (8.0 *. f7) + 9 * i8 + (u9; 10) in
let rec tail10 u0 f1 i2 f3 i4 f5 i6 f7 i8 u9 = f10 u9 f3 i4 f5 i6 f7 i8 f1 i2
    u0 in
let rec loop10 n u0 f1 i2 f3 i4 f5 i6 f7 i8 u9 = if n = 0 then f10 u0 f1 i2 f3
    i4 f5 i6 f7 i8 u9 else loop10 (n - 1) u9 f3 i4 f5 i6 f7 i8 f1 i2 u0 in
let rec make10 k = let rec g u0 f1 i2 f3 i4 f5 i6 f7 i8 u9 = if k > 0 then f10
    u0 f1 i2 f3 i4 f5 i6 f7 i8 u9 + k else f10 u9 f3 i4 f5 i6 f7 i8 f1 i2 u0
    in g in
let table10 = Array.make 2 f10 in table10.(1) <- make10 1000;
pi (f10 () 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) ()); pi (tail10 () 1.5 3 (-3.25)
    (-5) 5.5 7 7.5 (-9) ()); pi (loop10 0 () (-6.25) 8 8.5 10 10.5 12 (-12.25)
    14 ()); pi (loop10 1 () (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 ()); pi
    (loop10 1003 () 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) ());
pi (table10.(0) () 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) ()); pi (table10.(1) ()
    (-6.25) 8 8.5 10 10.5 12 (-12.25) 14 ()); pi ((make10 0) () 1.5 3 (-3.25)
    (-5) 5.5 7 7.5 (-9) ());
pi (f10 () 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9) () - tail10 () (-6.25) 8 8.5 10
    10.5 12 (-12.25) 14 () + table10.(1) () 1.5 3 (-3.25) (-5) 5.5 7 7.5 (-9)
    ())

(* >>> output
7
7
-8
-8
7
7
992
7
1022
15
33
167
100
33
15
1167
33
930
46
68
282
207
73
46
1282
68
885
<<< *)
