(* 36 parameters in no particular order of types: called directly, in tail
   position, in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f36 p0 i1 i2 b3 p4 b5 f6 p7 f8 f9 i10 t11 p12 f13 t14 t15 u16 u17 f18
    f19 b20 b21 i22 p23 i24 p25 f26 t27 u28 t29 b30 i31 t32 p33 b34 b35 = 1 *
    p0.(1) + 2 * i1 + 3 * i2 + (if b3 then 4 else -4) + 5 * p4.(1) + (if b5
    then 6 else -6) + int_of_float (7.0 *. f6) + 8 * p7.(1) + int_of_float
    (9.0 *. f8) + int_of_float (10.0 *. f9) + 11 * i10 + (let (l, r) = t11 in
    12 * l + int_of_float (r *. 4.0)) + 13 * p12.(1) + int_of_float (14.0 *.
    f13) + (let (l, r) = t14 in 15 * l + int_of_float (r *. 4.0)) + (let (l,
    r) = t15 in 16 * l + int_of_float (r *. 4.0)) + (u16; 17) + (u17; 18) +
    int_of_float (19.0 *. f18) + int_of_float (20.0 *. f19) + (if b20 then 21
    else -21) + (if b21 then 22 else -22) + 23 * i22 + 24 * p23.(1) + 25 * i24
    + 26 * p25.(1) + int_of_float (27.0 *. f26) + (let (l, r) = t27 in 28 * l
    + int_of_float (r *. 4.0)) + (u28; 29) + (let (l, r) = t29 in 30 * l +
    int_of_float (r *. 4.0)) + (if b30 then 31 else -31) + 32 * i31 + (let (l,
    r) = t32 in 33 * l + int_of_float (r *. 4.0)) + 34 * p33.(1) + (if b34
    then 35 else -35) + (if b35 then 36 else -36) in
let rec tail36 p0 i1 i2 b3 p4 b5 f6 p7 f8 f9 i10 t11 p12 f13 t14 t15 u16 u17
    f18 f19 b20 b21 i22 p23 i24 p25 f26 t27 u28 t29 b30 i31 t32 p33 b34 b35 =
    f36 p4 i2 i10 b5 p7 b20 f8 p12 f9 f13 i22 t14 p23 f18 t15 t27 u17 u28 f19
    f26 b21 b30 i24 p25 i31 p33 f6 t29 u16 t32 b34 i1 t11 p0 b35 b3 in
let rec loop36 n p0 i1 i2 b3 p4 b5 f6 p7 f8 f9 i10 t11 p12 f13 t14 t15 u16 u17
    f18 f19 b20 b21 i22 p23 i24 p25 f26 t27 u28 t29 b30 i31 t32 p33 b34 b35 =
    if n = 0 then f36 p0 i1 i2 b3 p4 b5 f6 p7 f8 f9 i10 t11 p12 f13 t14 t15
    u16 u17 f18 f19 b20 b21 i22 p23 i24 p25 f26 t27 u28 t29 b30 i31 t32 p33
    b34 b35 else loop36 (n - 1) p4 i2 i10 b5 p7 b20 f8 p12 f9 f13 i22 t14 p23
    f18 t15 t27 u17 u28 f19 f26 b21 b30 i24 p25 i31 p33 f6 t29 u16 t32 b34 i1
    t11 p0 b35 b3 in
let rec make36 k = let rec g p0 i1 i2 b3 p4 b5 f6 p7 f8 f9 i10 t11 p12 f13 t14
    t15 u16 u17 f18 f19 b20 b21 i22 p23 i24 p25 f26 t27 u28 t29 b30 i31 t32
    p33 b34 b35 = if k > 0 then f36 p0 i1 i2 b3 p4 b5 f6 p7 f8 f9 i10 t11 p12
    f13 t14 t15 u16 u17 f18 f19 b20 b21 i22 p23 i24 p25 f26 t27 u28 t29 b30
    i31 t32 p33 b34 b35 + k else f36 p4 i2 i10 b5 p7 b20 f8 p12 f9 f13 i22 t14
    p23 f18 t15 t27 u17 u28 f19 f26 b21 b30 i24 p25 i31 p33 f6 t29 u16 t32 b34
    i1 t11 p0 b35 b3 in g in
let table36 = Array.make 2 f36 in table36.(1) <- make36 1000;
pi (f36 (Array.make 2 0) 2 3 true (Array.make 2 12) false (-6.25) (Array.make
    2 21) 8.5 (-9.25) 11 (11, 11.75) (Array.make 2 36) 13.5 (14, 14.75) (15,
    15.75) () () (-18.25) 19.5 false true 23 (Array.make 2 69) (-25)
    (Array.make 2 75) 26.5 (27, 27.75) () (29, 29.75) true 32 (32, 32.75)
    (Array.make 2 99) false false); pi (tail36 (Array.make 2 0) 2 3 true
    (Array.make 2 12) false (-6.25) (Array.make 2 21) 8.5 (-9.25) 11 (11,
    11.75) (Array.make 2 36) 13.5 (14, 14.75) (15, 15.75) () () (-18.25) 19.5
    false true 23 (Array.make 2 69) (-25) (Array.make 2 75) 26.5 (27, 27.75)
    () (29, 29.75) true 32 (32, 32.75) (Array.make 2 99) false false); pi
    (loop36 0 (Array.make 2 15) 7 8 false (Array.make 2 27) false 11.5
    (Array.make 2 36) 13.5 14.5 16 (16, 16.75) (Array.make 2 51) (-18.25) (19,
    19.75) (20, 20.75) () () 23.5 (-24.25) false false 28 (Array.make 2 84) 30
    (Array.make 2 90) 31.5 (32, 32.75) () (34, 34.75) false (-37) (37, 37.75)
    (Array.make 2 114) true false); pi (loop36 1 (Array.make 2 15) 7 8 false
    (Array.make 2 27) false 11.5 (Array.make 2 36) 13.5 14.5 16 (16, 16.75)
    (Array.make 2 51) (-18.25) (19, 19.75) (20, 20.75) () () 23.5 (-24.25)
    false false 28 (Array.make 2 84) 30 (Array.make 2 90) 31.5 (32, 32.75) ()
    (34, 34.75) false (-37) (37, 37.75) (Array.make 2 114) true false); pi
    (loop36 1003 (Array.make 2 0) 2 3 true (Array.make 2 12) false (-6.25)
    (Array.make 2 21) 8.5 (-9.25) 11 (11, 11.75) (Array.make 2 36) 13.5 (14,
    14.75) (15, 15.75) () () (-18.25) 19.5 false true 23 (Array.make 2 69)
    (-25) (Array.make 2 75) 26.5 (27, 27.75) () (29, 29.75) true 32 (32,
    32.75) (Array.make 2 99) false false);
pi (table36.(0) (Array.make 2 0) 2 3 true (Array.make 2 12) false (-6.25)
    (Array.make 2 21) 8.5 (-9.25) 11 (11, 11.75) (Array.make 2 36) 13.5 (14,
    14.75) (15, 15.75) () () (-18.25) 19.5 false true 23 (Array.make 2 69)
    (-25) (Array.make 2 75) 26.5 (27, 27.75) () (29, 29.75) true 32 (32,
    32.75) (Array.make 2 99) false false); pi (table36.(1) (Array.make 2 15) 7
    8 false (Array.make 2 27) false 11.5 (Array.make 2 36) 13.5 14.5 16 (16,
    16.75) (Array.make 2 51) (-18.25) (19, 19.75) (20, 20.75) () () 23.5
    (-24.25) false false 28 (Array.make 2 84) 30 (Array.make 2 90) 31.5 (32,
    32.75) () (34, 34.75) false (-37) (37, 37.75) (Array.make 2 114) true
    false); pi ((make36 0) (Array.make 2 0) 2 3 true (Array.make 2 12) false
    (-6.25) (Array.make 2 21) 8.5 (-9.25) 11 (11, 11.75) (Array.make 2 36)
    13.5 (14, 14.75) (15, 15.75) () () (-18.25) 19.5 false true 23 (Array.make
    2 69) (-25) (Array.make 2 75) 26.5 (27, 27.75) () (29, 29.75) true 32 (32,
    32.75) (Array.make 2 99) false false);
pi (f36 (Array.make 2 0) 2 3 true (Array.make 2 12) false (-6.25) (Array.make
    2 21) 8.5 (-9.25) 11 (11, 11.75) (Array.make 2 36) 13.5 (14, 14.75) (15,
    15.75) () () (-18.25) 19.5 false true 23 (Array.make 2 69) (-25)
    (Array.make 2 75) 26.5 (27, 27.75) () (29, 29.75) true 32 (32, 32.75)
    (Array.make 2 99) false false - tail36 (Array.make 2 15) 7 8 false
    (Array.make 2 27) false 11.5 (Array.make 2 36) 13.5 14.5 16 (16, 16.75)
    (Array.make 2 51) (-18.25) (19, 19.75) (20, 20.75) () () 23.5 (-24.25)
    false false 28 (Array.make 2 84) 30 (Array.make 2 90) 31.5 (32, 32.75) ()
    (34, 34.75) false (-37) (37, 37.75) (Array.make 2 114) true false +
    table36.(1) (Array.make 2 0) 2 3 true (Array.make 2 12) false (-6.25)
    (Array.make 2 21) 8.5 (-9.25) 11 (11, 11.75) (Array.make 2 36) 13.5 (14,
    14.75) (15, 15.75) () () (-18.25) 19.5 false true 23 (Array.make 2 69)
    (-25) (Array.make 2 75) 26.5 (27, 27.75) () (29, 29.75) true 32 (32,
    32.75) (Array.make 2 99) false false)

(* >>> output
13436
10402
15222
12804
9371
13436
16222
10402
15068
<<< *)
