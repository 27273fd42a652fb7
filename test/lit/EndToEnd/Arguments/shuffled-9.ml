(* 9 parameters in no particular order of types: called directly, in tail
   position, in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f9 f0 u1 u2 f3 t4 p5 t6 i7 i8 = int_of_float (1.0 *. f0) + (u1; 2) +
    (u2; 3) + int_of_float (4.0 *. f3) + (let (l, r) = t4 in 5 * l +
    int_of_float (r *. 4.0)) + 6 * p5.(1) + (let (l, r) = t6 in 7 * l +
    int_of_float (r *. 4.0)) + 8 * i7 + 9 * i8 in
let rec tail9 f0 u1 u2 f3 t4 p5 t6 i7 i8 = f9 f3 u2 u1 f0 t6 p5 t4 i8 i7 in
let rec loop9 n f0 u1 u2 f3 t4 p5 t6 i7 i8 = if n = 0 then f9 f0 u1 u2 f3 t4
    p5 t6 i7 i8 else loop9 (n - 1) f3 u2 u1 f0 t6 p5 t4 i8 i7 in
let rec make9 k = let rec g f0 u1 u2 f3 t4 p5 t6 i7 i8 = if k > 0 then f9 f0
    u1 u2 f3 t4 p5 t6 i7 i8 + k else f9 f3 u2 u1 f0 t6 p5 t4 i8 i7 in g in
let table9 = Array.make 2 f9 in table9.(1) <- make9 1000;
pi (f9 (-0.25) () () (-3.25) (4, 4.75) (Array.make 2 15) (6, 6.75) 8 (-9)); pi
    (tail9 (-0.25) () () (-3.25) (4, 4.75) (Array.make 2 15) (6, 6.75) 8
    (-9)); pi (loop9 0 5.5 () () 8.5 (9, 9.75) (Array.make 2 30) (11, 11.75)
    (-13) 14); pi (loop9 1 5.5 () () 8.5 (9, 9.75) (Array.make 2 30) (11,
    11.75) (-13) 14); pi (loop9 1003 (-0.25) () () (-3.25) (4, 4.75)
    (Array.make 2 15) (6, 6.75) 8 (-9));
pi (table9.(0) (-0.25) () () (-3.25) (4, 4.75) (Array.make 2 15) (6, 6.75) 8
    (-9)); pi (table9.(1) 5.5 () () 8.5 (9, 9.75) (Array.make 2 30) (11,
    11.75) (-13) 14); pi ((make9 0) (-0.25) () () (-3.25) (4, 4.75)
    (Array.make 2 15) (6, 6.75) 8 (-9));
pi (f9 (-0.25) () () (-3.25) (4, 4.75) (Array.make 2 15) (6, 6.75) 8 (-9) -
    tail9 5.5 () () 8.5 (9, 9.75) (Array.make 2 30) (11, 11.75) (-13) 14 +
    table9.(1) (-0.25) () () (-3.25) (4, 4.75) (Array.make 2 15) (6, 6.75) 8
    (-9))

(* >>> output
173
195
454
414
195
173
1454
195
932
<<< *)
