(* Functions of 12 to 33 truth value parameters: called directly, in tail
   position, in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f12 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 = (if b0 then 1 else -1) +
    (if b1 then 2 else -2) + (if b2 then 3 else -3) + (if b3 then 4 else -4) +
    (if b4 then 5 else -5) + (if b5 then 6 else -6) + (if b6 then 7 else -7) +
    (if b7 then 8 else -8) + (if b8 then 9 else -9) + (if b9 then 10 else -10)
    + (if b10 then 11 else -11) + (if b11 then 12 else -12) in
let rec tail12 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 = f12 b1 b2 b3 b4 b5 b6
    b7 b8 b9 b10 b11 b0 in
let rec loop12 n b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 = if n = 0 then f12 b0
    b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 else loop12 (n - 1) b1 b2 b3 b4 b5 b6
    b7 b8 b9 b10 b11 b0 in
let rec make12 k = let rec g b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 = if k > 0
    then f12 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 + k else f12 b1 b2 b3 b4 b5
    b6 b7 b8 b9 b10 b11 b0 in g in
let table12 = Array.make 2 f12 in table12.(1) <- make12 1000;
pi (f12 true false false true false false true false false true false false);
    pi (tail12 true false false true false false true false false true false
    false); pi (loop12 0 false true false false true false false true false
    false true false); pi (loop12 1 false true false false true false false
    true false false true false); pi (loop12 1003 true false false true false
    false true false false true false false);
pi (table12.(0) true false false true false false true false false true false
    false); pi (table12.(1) false true false false true false false true false
    false true false); pi ((make12 0) true false false true false false true
    false false true false false);
pi (f12 true false false true false false true false false true false false -
    tail12 false true false false true false false true false false true false
    + table12.(1) true false false true false false true false false true
    false false);
let rec f33 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17 b18
    b19 b20 b21 b22 b23 b24 b25 b26 b27 b28 b29 b30 b31 b32 = (if b0 then 1
    else -1) + (if b1 then 2 else -2) + (if b2 then 3 else -3) + (if b3 then 4
    else -4) + (if b4 then 5 else -5) + (if b5 then 6 else -6) + (if b6 then 7
    else -7) + (if b7 then 8 else -8) + (if b8 then 9 else -9) + (if b9 then
    10 else -10) + (if b10 then 11 else -11) + (if b11 then 12 else -12) + (if
    b12 then 13 else -13) + (if b13 then 14 else -14) + (if b14 then 15 else
    -15) + (if b15 then 16 else -16) + (if b16 then 17 else -17) + (if b17
    then 18 else -18) + (if b18 then 19 else -19) + (if b19 then 20 else -20)
    + (if b20 then 21 else -21) + (if b21 then 22 else -22) + (if b22 then 23
    else -23) + (if b23 then 24 else -24) + (if b24 then 25 else -25) + (if
    b25 then 26 else -26) + (if b26 then 27 else -27) + (if b27 then 28 else
    -28) + (if b28 then 29 else -29) + (if b29 then 30 else -30) + (if b30
    then 31 else -31) + (if b31 then 32 else -32) + (if b32 then 33 else -33)
    in
let rec tail33 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17
    b18 b19 b20 b21 b22 b23 b24 b25 b26 b27 b28 b29 b30 b31 b32 = f33 b1 b2 b3
    b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17 b18 b19 b20 b21 b22 b23
    b24 b25 b26 b27 b28 b29 b30 b31 b32 b0 in
let rec loop33 n b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17
    b18 b19 b20 b21 b22 b23 b24 b25 b26 b27 b28 b29 b30 b31 b32 = if n = 0
    then f33 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17 b18
    b19 b20 b21 b22 b23 b24 b25 b26 b27 b28 b29 b30 b31 b32 else loop33 (n -
    1) b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17 b18 b19 b20
    b21 b22 b23 b24 b25 b26 b27 b28 b29 b30 b31 b32 b0 in
let rec make33 k = let rec g b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14
    b15 b16 b17 b18 b19 b20 b21 b22 b23 b24 b25 b26 b27 b28 b29 b30 b31 b32 =
    if k > 0 then f33 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15
    b16 b17 b18 b19 b20 b21 b22 b23 b24 b25 b26 b27 b28 b29 b30 b31 b32 + k
    else f33 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17 b18
    b19 b20 b21 b22 b23 b24 b25 b26 b27 b28 b29 b30 b31 b32 b0 in g in
let table33 = Array.make 2 f33 in table33.(1) <- make33 1000;
pi (f33 true false false true false false true false false true false false
    true false false true false false true false false true false false true
    false false true false false true false false); pi (tail33 true false
    false true false false true false false true false false true false false
    true false false true false false true false false true false false true
    false false true false false); pi (loop33 0 false true false false true
    false false true false false true false false true false false true false
    false true false false true false false true false false true false false
    true false); pi (loop33 1 false true false false true false false true
    false false true false false true false false true false false true false
    false true false false true false false true false false true false); pi
    (loop33 1003 true false false true false false true false false true false
    false true false false true false false true false false true false false
    true false false true false false true false false);
pi (table33.(0) true false false true false false true false false true false
    false true false false true false false true false false true false false
    true false false true false false true false false); pi (table33.(1) false
    true false false true false false true false false true false false true
    false false true false false true false false true false false true false
    false true false false true false); pi ((make33 0) true false false true
    false false true false false true false false true false false true false
    false true false false true false false true false false true false false
    true false false);
pi (f33 true false false true false false true false false true false false
    true false false true false false true false false true false false true
    false false true false false true false false - tail33 false true false
    false true false false true false false true false false true false false
    true false false true false false true false false true false false true
    false false true false + table33.(1) true false false true false false
    true false false true false false true false false true false false true
    false false true false false true false false true false false true false
    false)

(* >>> output
-34
-18
-26
-34
-18
-34
974
-18
966
-209
-165
-187
-209
-165
-209
813
-165
791
<<< *)
