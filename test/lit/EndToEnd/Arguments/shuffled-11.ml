(* 11 parameters in no particular order of types: called directly, in tail
   position, in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f11 f0 p1 u2 i3 f4 f5 b6 u7 f8 p9 u10 = int_of_float (1.0 *. f0) + 2 *
    p1.(1) + (u2; 3) + 4 * i3 + int_of_float (5.0 *. f4) + int_of_float (6.0
    *. f5) + (if b6 then 7 else -7) + (u7; 8) + int_of_float (9.0 *. f8) + 10
    * p9.(1) + (u10; 11) in
let rec tail11 f0 p1 u2 i3 f4 f5 b6 u7 f8 p9 u10 = f11 f4 p9 u7 i3 f5 f8 b6
    u10 f0 p1 u2 in
let rec loop11 n f0 p1 u2 i3 f4 f5 b6 u7 f8 p9 u10 = if n = 0 then f11 f0 p1
    u2 i3 f4 f5 b6 u7 f8 p9 u10 else loop11 (n - 1) f4 p9 u7 i3 f5 f8 b6 u10
    f0 p1 u2 in
let rec make11 k = let rec g f0 p1 u2 i3 f4 f5 b6 u7 f8 p9 u10 = if k > 0 then
    f11 f0 p1 u2 i3 f4 f5 b6 u7 f8 p9 u10 + k else f11 f4 p9 u7 i3 f5 f8 b6
    u10 f0 p1 u2 in g in
let table11 = Array.make 2 f11 in table11.(1) <- make11 1000;
pi (f11 (-0.25) (Array.make 2 3) () 4 4.5 5.5 true () 8.5 (Array.make 2 27)
    ()); pi (tail11 (-0.25) (Array.make 2 3) () 4 4.5 5.5 true () 8.5
    (Array.make 2 27) ()); pi (loop11 0 5.5 (Array.make 2 18) () (-9) (-9.25)
    10.5 false () 13.5 (Array.make 2 42) ()); pi (loop11 1 5.5 (Array.make 2
    18) () (-9) (-9.25) 10.5 false () 13.5 (Array.make 2 42) ()); pi (loop11
    1003 (-0.25) (Array.make 2 3) () 4 4.5 5.5 true () 8.5 (Array.make 2 27)
    ());
pi (table11.(0) (-0.25) (Array.make 2 3) () 4 4.5 5.5 true () 8.5 (Array.make
    2 27) ()); pi (table11.(1) 5.5 (Array.make 2 18) () (-9) (-9.25) 10.5
    false () 13.5 (Array.make 2 42) ()); pi ((make11 0) (-0.25) (Array.make 2
    3) () 4 4.5 5.5 true () 8.5 (Array.make 2 27) ());
pi (f11 (-0.25) (Array.make 2 3) () 4 4.5 5.5 true () 8.5 (Array.make 2 27) ()
    - tail11 5.5 (Array.make 2 18) () (-9) (-9.25) 10.5 false () 13.5
    (Array.make 2 42) () + table11.(1) (-0.25) (Array.make 2 3) () 4 4.5 5.5
    true () 8.5 (Array.make 2 27) ())

(* >>> output
452
209
578
416
212
452
1578
209
1488
<<< *)
