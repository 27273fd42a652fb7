(* Functions of 12 to 33 array parameters: called directly, in tail position,
   in a loop that moves its arguments, and through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f12 p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 = 1 * p0.(1) + 2 * p1.(1) +
    3 * p2.(1) + 4 * p3.(1) + 5 * p4.(1) + 6 * p5.(1) + 7 * p6.(1) + 8 *
    p7.(1) + 9 * p8.(1) + 10 * p9.(1) + 11 * p10.(1) + 12 * p11.(1) in
let rec tail12 p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 = f12 p1 p2 p3 p4 p5 p6
    p7 p8 p9 p10 p11 p0 in
let rec loop12 n p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 = if n = 0 then f12 p0
    p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 else loop12 (n - 1) p1 p2 p3 p4 p5 p6
    p7 p8 p9 p10 p11 p0 in
let rec make12 k = let rec g p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 = if k > 0
    then f12 p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 + k else f12 p1 p2 p3 p4 p5
    p6 p7 p8 p9 p10 p11 p0 in g in
let table12 = Array.make 2 f12 in table12.(1) <- make12 1000;
pi (f12 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)
    (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33));
    pi (tail12 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make
    2 9) (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2
    21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2
    33)); pi (loop12 0 (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)
    (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33)
    (Array.make 2 36) (Array.make 2 39) (Array.make 2 42) (Array.make 2 45)
    (Array.make 2 48)); pi (loop12 1 (Array.make 2 15) (Array.make 2 18)
    (Array.make 2 21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30)
    (Array.make 2 33) (Array.make 2 36) (Array.make 2 39) (Array.make 2 42)
    (Array.make 2 45) (Array.make 2 48)); pi (loop12 1003 (Array.make 2 0)
    (Array.make 2 3) (Array.make 2 6) (Array.make 2 9) (Array.make 2 12)
    (Array.make 2 15) (Array.make 2 18) (Array.make 2 21) (Array.make 2 24)
    (Array.make 2 27) (Array.make 2 30) (Array.make 2 33));
pi (table12.(0) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make
    2 9) (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2
    21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2
    33)); pi (table12.(1) (Array.make 2 15) (Array.make 2 18) (Array.make 2
    21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2
    33) (Array.make 2 36) (Array.make 2 39) (Array.make 2 42) (Array.make 2
    45) (Array.make 2 48)); pi ((make12 0) (Array.make 2 0) (Array.make 2 3)
    (Array.make 2 6) (Array.make 2 9) (Array.make 2 12) (Array.make 2 15)
    (Array.make 2 18) (Array.make 2 21) (Array.make 2 24) (Array.make 2 27)
    (Array.make 2 30) (Array.make 2 33));
pi (f12 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)
    (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33) -
    tail12 (Array.make 2 15) (Array.make 2 18) (Array.make 2 21) (Array.make 2
    24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33) (Array.make 2
    36) (Array.make 2 39) (Array.make 2 42) (Array.make 2 45) (Array.make 2
    48) + table12.(1) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6)
    (Array.make 2 9) (Array.make 2 12) (Array.make 2 15) (Array.make 2 18)
    (Array.make 2 21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30)
    (Array.make 2 33));
let rec f33 p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18
    p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 = 1 * p0.(1) + 2 *
    p1.(1) + 3 * p2.(1) + 4 * p3.(1) + 5 * p4.(1) + 6 * p5.(1) + 7 * p6.(1) +
    8 * p7.(1) + 9 * p8.(1) + 10 * p9.(1) + 11 * p10.(1) + 12 * p11.(1) + 13 *
    p12.(1) + 14 * p13.(1) + 15 * p14.(1) + 16 * p15.(1) + 17 * p16.(1) + 18 *
    p17.(1) + 19 * p18.(1) + 20 * p19.(1) + 21 * p20.(1) + 22 * p21.(1) + 23 *
    p22.(1) + 24 * p23.(1) + 25 * p24.(1) + 26 * p25.(1) + 27 * p26.(1) + 28 *
    p27.(1) + 29 * p28.(1) + 30 * p29.(1) + 31 * p30.(1) + 32 * p31.(1) + 33 *
    p32.(1) in
let rec tail33 p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17
    p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 = f33 p1 p2 p3
    p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23
    p24 p25 p26 p27 p28 p29 p30 p31 p32 p0 in
let rec loop33 n p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17
    p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 = if n = 0
    then f33 p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18
    p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 else loop33 (n -
    1) p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 p20
    p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p0 in
let rec make33 k = let rec g p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14
    p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 =
    if k > 0 then f33 p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15
    p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 + k
    else f33 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18
    p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p0 in g in
let table33 = Array.make 2 f33 in table33.(1) <- make33 1000;
pi (f33 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)
    (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33)
    (Array.make 2 36) (Array.make 2 39) (Array.make 2 42) (Array.make 2 45)
    (Array.make 2 48) (Array.make 2 51) (Array.make 2 54) (Array.make 2 57)
    (Array.make 2 60) (Array.make 2 63) (Array.make 2 66) (Array.make 2 69)
    (Array.make 2 72) (Array.make 2 75) (Array.make 2 78) (Array.make 2 81)
    (Array.make 2 84) (Array.make 2 87) (Array.make 2 90) (Array.make 2 93)
    (Array.make 2 96)); pi (tail33 (Array.make 2 0) (Array.make 2 3)
    (Array.make 2 6) (Array.make 2 9) (Array.make 2 12) (Array.make 2 15)
    (Array.make 2 18) (Array.make 2 21) (Array.make 2 24) (Array.make 2 27)
    (Array.make 2 30) (Array.make 2 33) (Array.make 2 36) (Array.make 2 39)
    (Array.make 2 42) (Array.make 2 45) (Array.make 2 48) (Array.make 2 51)
    (Array.make 2 54) (Array.make 2 57) (Array.make 2 60) (Array.make 2 63)
    (Array.make 2 66) (Array.make 2 69) (Array.make 2 72) (Array.make 2 75)
    (Array.make 2 78) (Array.make 2 81) (Array.make 2 84) (Array.make 2 87)
    (Array.make 2 90) (Array.make 2 93) (Array.make 2 96)); pi (loop33 0
    (Array.make 2 15) (Array.make 2 18) (Array.make 2 21) (Array.make 2 24)
    (Array.make 2 27) (Array.make 2 30) (Array.make 2 33) (Array.make 2 36)
    (Array.make 2 39) (Array.make 2 42) (Array.make 2 45) (Array.make 2 48)
    (Array.make 2 51) (Array.make 2 54) (Array.make 2 57) (Array.make 2 60)
    (Array.make 2 63) (Array.make 2 66) (Array.make 2 69) (Array.make 2 72)
    (Array.make 2 75) (Array.make 2 78) (Array.make 2 81) (Array.make 2 84)
    (Array.make 2 87) (Array.make 2 90) (Array.make 2 93) (Array.make 2 96)
    (Array.make 2 99) (Array.make 2 102) (Array.make 2 105) (Array.make 2 108)
    (Array.make 2 111)); pi (loop33 1 (Array.make 2 15) (Array.make 2 18)
    (Array.make 2 21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30)
    (Array.make 2 33) (Array.make 2 36) (Array.make 2 39) (Array.make 2 42)
    (Array.make 2 45) (Array.make 2 48) (Array.make 2 51) (Array.make 2 54)
    (Array.make 2 57) (Array.make 2 60) (Array.make 2 63) (Array.make 2 66)
    (Array.make 2 69) (Array.make 2 72) (Array.make 2 75) (Array.make 2 78)
    (Array.make 2 81) (Array.make 2 84) (Array.make 2 87) (Array.make 2 90)
    (Array.make 2 93) (Array.make 2 96) (Array.make 2 99) (Array.make 2 102)
    (Array.make 2 105) (Array.make 2 108) (Array.make 2 111)); pi (loop33 1003
    (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)
    (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33)
    (Array.make 2 36) (Array.make 2 39) (Array.make 2 42) (Array.make 2 45)
    (Array.make 2 48) (Array.make 2 51) (Array.make 2 54) (Array.make 2 57)
    (Array.make 2 60) (Array.make 2 63) (Array.make 2 66) (Array.make 2 69)
    (Array.make 2 72) (Array.make 2 75) (Array.make 2 78) (Array.make 2 81)
    (Array.make 2 84) (Array.make 2 87) (Array.make 2 90) (Array.make 2 93)
    (Array.make 2 96));
pi (table33.(0) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make
    2 9) (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2
    21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2
    33) (Array.make 2 36) (Array.make 2 39) (Array.make 2 42) (Array.make 2
    45) (Array.make 2 48) (Array.make 2 51) (Array.make 2 54) (Array.make 2
    57) (Array.make 2 60) (Array.make 2 63) (Array.make 2 66) (Array.make 2
    69) (Array.make 2 72) (Array.make 2 75) (Array.make 2 78) (Array.make 2
    81) (Array.make 2 84) (Array.make 2 87) (Array.make 2 90) (Array.make 2
    93) (Array.make 2 96)); pi (table33.(1) (Array.make 2 15) (Array.make 2
    18) (Array.make 2 21) (Array.make 2 24) (Array.make 2 27) (Array.make 2
    30) (Array.make 2 33) (Array.make 2 36) (Array.make 2 39) (Array.make 2
    42) (Array.make 2 45) (Array.make 2 48) (Array.make 2 51) (Array.make 2
    54) (Array.make 2 57) (Array.make 2 60) (Array.make 2 63) (Array.make 2
    66) (Array.make 2 69) (Array.make 2 72) (Array.make 2 75) (Array.make 2
    78) (Array.make 2 81) (Array.make 2 84) (Array.make 2 87) (Array.make 2
    90) (Array.make 2 93) (Array.make 2 96) (Array.make 2 99) (Array.make 2
    102) (Array.make 2 105) (Array.make 2 108) (Array.make 2 111)); pi
    ((make33 0) (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make
    2 9) (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2
    21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2
    33) (Array.make 2 36) (Array.make 2 39) (Array.make 2 42) (Array.make 2
    45) (Array.make 2 48) (Array.make 2 51) (Array.make 2 54) (Array.make 2
    57) (Array.make 2 60) (Array.make 2 63) (Array.make 2 66) (Array.make 2
    69) (Array.make 2 72) (Array.make 2 75) (Array.make 2 78) (Array.make 2
    81) (Array.make 2 84) (Array.make 2 87) (Array.make 2 90) (Array.make 2
    93) (Array.make 2 96));
pi (f33 (Array.make 2 0) (Array.make 2 3) (Array.make 2 6) (Array.make 2 9)
    (Array.make 2 12) (Array.make 2 15) (Array.make 2 18) (Array.make 2 21)
    (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2 33)
    (Array.make 2 36) (Array.make 2 39) (Array.make 2 42) (Array.make 2 45)
    (Array.make 2 48) (Array.make 2 51) (Array.make 2 54) (Array.make 2 57)
    (Array.make 2 60) (Array.make 2 63) (Array.make 2 66) (Array.make 2 69)
    (Array.make 2 72) (Array.make 2 75) (Array.make 2 78) (Array.make 2 81)
    (Array.make 2 84) (Array.make 2 87) (Array.make 2 90) (Array.make 2 93)
    (Array.make 2 96) - tail33 (Array.make 2 15) (Array.make 2 18) (Array.make
    2 21) (Array.make 2 24) (Array.make 2 27) (Array.make 2 30) (Array.make 2
    33) (Array.make 2 36) (Array.make 2 39) (Array.make 2 42) (Array.make 2
    45) (Array.make 2 48) (Array.make 2 51) (Array.make 2 54) (Array.make 2
    57) (Array.make 2 60) (Array.make 2 63) (Array.make 2 66) (Array.make 2
    69) (Array.make 2 72) (Array.make 2 75) (Array.make 2 78) (Array.make 2
    81) (Array.make 2 84) (Array.make 2 87) (Array.make 2 90) (Array.make 2
    93) (Array.make 2 96) (Array.make 2 99) (Array.make 2 102) (Array.make 2
    105) (Array.make 2 108) (Array.make 2 111) + table33.(1) (Array.make 2 0)
    (Array.make 2 3) (Array.make 2 6) (Array.make 2 9) (Array.make 2 12)
    (Array.make 2 15) (Array.make 2 18) (Array.make 2 21) (Array.make 2 24)
    (Array.make 2 27) (Array.make 2 30) (Array.make 2 33) (Array.make 2 36)
    (Array.make 2 39) (Array.make 2 42) (Array.make 2 45) (Array.make 2 48)
    (Array.make 2 51) (Array.make 2 54) (Array.make 2 57) (Array.make 2 60)
    (Array.make 2 63) (Array.make 2 66) (Array.make 2 69) (Array.make 2 72)
    (Array.make 2 75) (Array.make 2 78) (Array.make 2 81) (Array.make 2 84)
    (Array.make 2 87) (Array.make 2 90) (Array.make 2 93) (Array.make 2 96))

(* >>> output
1716
1518
2886
2688
1086
1716
3886
1518
1744
35904
34320
44319
42735
23034
35904
45319
34320
30073
<<< *)
