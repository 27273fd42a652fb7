(* Twenty parameters of all types: called directly, in tail position, in a loop
   that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f20 b0 f1 i2 p3 t4 f5 u6 i7 f8 b9 b10 t11 p12 f13 i14 f15 u16 i17 t18
    f19 = (if b0 then 1 else -1) + int_of_float (2.0 *. f1) + 3 * i2 + 4 *
    p3.(1) + (let (l, r) = t4 in 5 * l + int_of_float (r *. 4.0)) +
    int_of_float (6.0 *. f5) + (u6; 7) + 8 * i7 + int_of_float (9.0 *. f8) +
    (if b9 then 10 else -10) + (if b10 then 11 else -11) + (let (l, r) = t11
    in 12 * l + int_of_float (r *. 4.0)) + 13 * p12.(1) + int_of_float (14.0
    *. f13) + 15 * i14 + int_of_float (16.0 *. f15) + (u16; 17) + 18 * i17 +
    (let (l, r) = t18 in 19 * l + int_of_float (r *. 4.0)) + int_of_float
    (20.0 *. f19) in
let rec tail20 b0 f1 i2 p3 t4 f5 u6 i7 f8 b9 b10 t11 p12 f13 i14 f15 u16 i17
    t18 f19 = f20 b9 f5 i7 p12 t11 f8 u16 i14 f13 b10 b0 t18 p3 f15 i17 f19 u6
    i2 t4 f1 in
let rec loop20 n b0 f1 i2 p3 t4 f5 u6 i7 f8 b9 b10 t11 p12 f13 i14 f15 u16 i17
    t18 f19 = if n = 0 then f20 b0 f1 i2 p3 t4 f5 u6 i7 f8 b9 b10 t11 p12 f13
    i14 f15 u16 i17 t18 f19 else loop20 (n - 1) b9 f5 i7 p12 t11 f8 u16 i14
    f13 b10 b0 t18 p3 f15 i17 f19 u6 i2 t4 f1 in
let rec make20 k = let rec g b0 f1 i2 p3 t4 f5 u6 i7 f8 b9 b10 t11 p12 f13 i14
    f15 u16 i17 t18 f19 = if k > 0 then f20 b0 f1 i2 p3 t4 f5 u6 i7 f8 b9 b10
    t11 p12 f13 i14 f15 u16 i17 t18 f19 + k else f20 b9 f5 i7 p12 t11 f8 u16
    i14 f13 b10 b0 t18 p3 f15 i17 f19 u6 i2 t4 f1 in g in
let table20 = Array.make 2 f20 in table20.(1) <- make20 1000;
pi (f20 true 1.5 3 (Array.make 2 9) (4, 4.75) 5.5 () 8 8.5 true false (11,
    11.75) (Array.make 2 36) 13.5 15 (-15.25) () 18 (18, 18.75) 19.5); pi
    (tail20 true 1.5 3 (Array.make 2 9) (4, 4.75) 5.5 () 8 8.5 true false (11,
    11.75) (Array.make 2 36) 13.5 15 (-15.25) () 18 (18, 18.75) 19.5); pi
    (loop20 0 false (-6.25) 8 (Array.make 2 24) (9, 9.75) 10.5 () (-13) 13.5
    false true (16, 16.75) (Array.make 2 51) (-18.25) 20 20.5 () 23 (23,
    23.75) (-24.25)); pi (loop20 1 false (-6.25) 8 (Array.make 2 24) (9, 9.75)
    10.5 () (-13) 13.5 false true (16, 16.75) (Array.make 2 51) (-18.25) 20
    20.5 () 23 (23, 23.75) (-24.25)); pi (loop20 1003 true 1.5 3 (Array.make 2
    9) (4, 4.75) 5.5 () 8 8.5 true false (11, 11.75) (Array.make 2 36) 13.5 15
    (-15.25) () 18 (18, 18.75) 19.5);
pi (table20.(0) true 1.5 3 (Array.make 2 9) (4, 4.75) 5.5 () 8 8.5 true false
    (11, 11.75) (Array.make 2 36) 13.5 15 (-15.25) () 18 (18, 18.75) 19.5); pi
    (table20.(1) false (-6.25) 8 (Array.make 2 24) (9, 9.75) 10.5 () (-13)
    13.5 false true (16, 16.75) (Array.make 2 51) (-18.25) 20 20.5 () 23 (23,
    23.75) (-24.25)); pi ((make20 0) true 1.5 3 (Array.make 2 9) (4, 4.75) 5.5
    () 8 8.5 true false (11, 11.75) (Array.make 2 36) 13.5 15 (-15.25) () 18
    (18, 18.75) 19.5);
pi (f20 true 1.5 3 (Array.make 2 9) (4, 4.75) 5.5 () 8 8.5 true false (11,
    11.75) (Array.make 2 36) 13.5 15 (-15.25) () 18 (18, 18.75) 19.5 - tail20
    false (-6.25) 8 (Array.make 2 24) (9, 9.75) 10.5 () (-13) 13.5 false true
    (16, 16.75) (Array.make 2 51) (-18.25) 20 20.5 () 23 (23, 23.75) (-24.25)
    + table20.(1) true 1.5 3 (Array.make 2 9) (4, 4.75) 5.5 () 8 8.5 true
    false (11, 11.75) (Array.make 2 36) 13.5 15 (-15.25) () 18 (18, 18.75)
    19.5)

(* >>> output
2232
1555
2052
1588
1555
2232
3052
1555
3876
<<< *)
