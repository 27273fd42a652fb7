(* 18 parameters in no particular order of types: called directly, in tail
   position, in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f18 u0 f1 i2 i3 t4 u5 p6 i7 u8 i9 f10 f11 i12 i13 f14 i15 f16 b17 =
    (u0; 1) + int_of_float (2.0 *. f1) + 3 * i2 + 4 * i3 + (let (l, r) = t4 in
    5 * l + int_of_float (r *. 4.0)) + (u5; 6) + 7 * p6.(1) + 8 * i7 + (u8; 9)
    + 10 * i9 + int_of_float (11.0 *. f10) + int_of_float (12.0 *. f11) + 13 *
    i12 + 14 * i13 + int_of_float (15.0 *. f14) + 16 * i15 + int_of_float
    (17.0 *. f16) + (if b17 then 18 else -18) in
let rec tail18 u0 f1 i2 i3 t4 u5 p6 i7 u8 i9 f10 f11 i12 i13 f14 i15 f16 b17 =
    f18 u5 f10 i3 i7 t4 u8 p6 i9 u0 i12 f11 f14 i13 i15 f16 i2 f1 b17 in
let rec loop18 n u0 f1 i2 i3 t4 u5 p6 i7 u8 i9 f10 f11 i12 i13 f14 i15 f16 b17
    = if n = 0 then f18 u0 f1 i2 i3 t4 u5 p6 i7 u8 i9 f10 f11 i12 i13 f14 i15
    f16 b17 else loop18 (n - 1) u5 f10 i3 i7 t4 u8 p6 i9 u0 i12 f11 f14 i13
    i15 f16 i2 f1 b17 in
let rec make18 k = let rec g u0 f1 i2 i3 t4 u5 p6 i7 u8 i9 f10 f11 i12 i13 f14
    i15 f16 b17 = if k > 0 then f18 u0 f1 i2 i3 t4 u5 p6 i7 u8 i9 f10 f11 i12
    i13 f14 i15 f16 b17 + k else f18 u5 f10 i3 i7 t4 u8 p6 i9 u0 i12 f11 f14
    i13 i15 f16 i2 f1 b17 in g in
let table18 = Array.make 2 f18 in table18.(1) <- make18 1000;
pi (f18 () 1.5 3 4 (4, 4.75) () (Array.make 2 18) 8 () 10 10.5 11.5 (-13) 14
    14.5 16 16.5 false); pi (tail18 () 1.5 3 4 (4, 4.75) () (Array.make 2 18)
    8 () 10 10.5 11.5 (-13) 14 14.5 16 16.5 false); pi (loop18 0 () (-6.25) 8
    (-9) (9, 9.75) () (Array.make 2 33) (-13) () 15 (-15.25) 16.5 18 19 19.5
    (-21) (-21.25) false); pi (loop18 1 () (-6.25) 8 (-9) (9, 9.75) ()
    (Array.make 2 33) (-13) () 15 (-15.25) 16.5 18 19 19.5 (-21) (-21.25)
    false); pi (loop18 1003 () 1.5 3 4 (4, 4.75) () (Array.make 2 18) 8 () 10
    10.5 11.5 (-13) 14 14.5 16 16.5 false);
pi (table18.(0) () 1.5 3 4 (4, 4.75) () (Array.make 2 18) 8 () 10 10.5 11.5
    (-13) 14 14.5 16 16.5 false); pi (table18.(1) () (-6.25) 8 (-9) (9, 9.75)
    () (Array.make 2 33) (-13) () 15 (-15.25) 16.5 18 19 19.5 (-21) (-21.25)
    false); pi ((make18 0) () 1.5 3 4 (4, 4.75) () (Array.make 2 18) 8 () 10
    10.5 11.5 (-13) 14 14.5 16 16.5 false);
pi (f18 () 1.5 3 4 (4, 4.75) () (Array.make 2 18) 8 () 10 10.5 11.5 (-13) 14
    14.5 16 16.5 false - tail18 () (-6.25) 8 (-9) (9, 9.75) () (Array.make 2
    33) (-13) () 15 (-15.25) 16.5 18 19 19.5 (-21) (-21.25) false +
    table18.(1) () 1.5 3 4 (4, 4.75) () (Array.make 2 18) 8 () 10 10.5 11.5
    (-13) 14 14.5 16 16.5 false)

(* >>> output
1388
1204
461
576
1157
1388
1461
1204
3200
<<< *)
