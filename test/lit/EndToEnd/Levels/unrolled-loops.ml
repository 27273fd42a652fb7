(* Loops of all kinds and lengths, at the ends of the range of numbers, too,
   where the test for several iterations could wrap.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_byte 32 in
let rec line x = print_newline () in
let max = 2147483647 in
let min = -2147483647 - 1 in

let rec below i n step count sum =
  if i < n then below (i + step) n step (count + 1) (sum + i * count)
  else begin pi count; pi sum end in
let rec until i n step count sum =
  if i <= n then begin
    if count < 50 then until (i + step) n step (count + 1) (sum + i)
    else begin pi count; pi sum end
  end else begin pi (- count); pi sum end in
let rec above i n count sum =
  if i > n then above (i - 1) n (count + 1) (sum + i * count)
  else begin pi count; pi sum end in
let rec down i n count sum =
  if i >= n then down (i - 3) n (count + 1) (sum + i * count)
  else begin pi count; pi sum end in
let rec unequal i n count sum =
  if i = n then begin pi count; pi sum end
  else unequal (i + 1) n (count + 1) (sum + i * count) in
let rec unequal_down i n count sum =
  if i <> n then unequal_down (i - 2) n (count + 1) (sum + i * count)
  else begin pi count; pi sum end in

let rec lengths n =
  if n < 13 then begin
    below 0 n 1 0 0;
    below (max - n) max 1 0 0;
    below min (min + n) 1 0 0;
    below (- n) n 2 0 0;
    below (max - n * 5) (max - 5) 5 0 0;
    line 0;
    until (max - n) max 1 0 0;
    until (max - n * 3) (max - 1) 3 0 0;
    until min (min + n) 1 0 0;
    until n max 1000000000 0 0;
    until 0 n (n + 1) 0 0;
    until n 0 (- n) 0 0;
    line 0;
    above n 0 0 0;
    above (min + n) min 0 0;
    above max (max - n) 0 0;
    down n 1 0 0;
    down (min + n) (min + 3) 0 0;
    line 0;
    unequal 0 n 0 0;
    unequal (max - 3) (min + n) 0 0;
    unequal_down (2 * n) 0 0 0;
    unequal_down (min + n) (max - n - 1) 0 0;
    line 0;
    lengths (n + 1)
  end in
lengths 0;

(* With arrays, and two strides. *)
let size = 1000 in
let marks = Array.make size 0 in
let rec strike i step =
  if i < size then begin
    marks.(i) <- marks.(i) + step;
    strike (i + step) step
  end in
let rec strides step =
  if step < 40 then begin
    strike (step * step) step;
    strides (step + 1)
  end in
strides 1;
let rec weigh i sum =
  if i < size then weigh (i + 1) (sum * 3 + marks.(i)) else sum in
pi (weigh 0 0);
line 0;

(* The step is the other way round once. *)
let rec steps step =
  if step < 3 then begin
    until 5 40 (if step = 0 then 7 else step * 3) 0 0;
    steps (step + 1)
  end in
steps (-2);
line 0

(* >>> output
0 0 0 0 0 0 0 0 0 0 
50 1175 0 0 -1 -2147483648 50 934320640 -1 0 50 0 
0 0 0 0 0 0 0 0 0 0 
0 0 4 -10 0 0 1 0 
1 0 1 0 1 0 1 0 0 0 
50 1125 -1 2147483644 -2 1 50 934320690 -1 0 0 0 
1 0 1 0 1 0 1 0 0 0 
1 0 5 -10 1 0 2 2147483647 
2 1 2 2147483646 2 -2147483647 2 0 1 0 
50 1075 -2 -11 -3 -2147483645 50 934320740 -1 0 0 0 
2 1 2 -2147483647 2 2147483646 1 0 0 0 
2 1 6 2147483643 2 2 3 2147483644 
3 5 3 2147483641 3 -2147483643 3 1 2 2147483637 
50 1025 -3 2147483627 -4 6 50 934320790 -1 0 0 0 
3 4 3 -2147483644 3 2147483640 1 0 1 0 
3 5 7 -2147483641 3 8 4 -10 
4 14 4 -16 4 14 4 4 3 2147483610 
50 975 -4 -34 -5 -2147483638 50 934320840 -1 0 0 0 
4 10 4 10 4 -20 2 1 1 0 
4 14 8 28 4 20 5 -20 
5 30 5 -30 5 30 5 10 4 -86 
50 925 -5 2147483598 -6 15 50 934320890 -1 0 0 0 
5 20 5 20 5 -40 2 2 1 0 
5 30 9 60 5 40 6 2147483613 
6 55 6 2147483598 6 -2147483593 6 20 5 -160 
50 875 -6 -69 -7 -2147483627 50 934320940 -1 0 0 0 
6 35 6 -2147483613 6 2147483578 2 3 2 -2147483645 
6 55 10 -2147483543 6 70 7 2147483592 
7 91 7 2147483571 7 -2147483557 7 35 6 2147483383 
50 825 -7 2147483557 -8 28 50 934320990 -1 0 0 0 
7 56 7 -2147483592 7 2147483536 3 6 2 -2147483644 
7 91 11 -2147483483 7 112 8 -84 
8 140 8 -112 8 140 8 56 7 2147483242 
50 775 -8 -116 -9 -2147483612 50 934321040 -1 0 0 0 
8 84 8 84 8 -168 3 9 2 -2147483643 
8 140 12 242 8 168 9 -120 
9 204 9 -156 9 204 9 84 8 -588 
50 725 -9 2147483504 -10 45 50 934321090 -1 0 0 0 
9 120 9 120 9 -240 3 12 3 -2147483636 
9 204 13 338 9 240 10 2147483483 
10 285 10 2147483438 10 -2147483363 10 120 9 -816 
50 675 -10 -175 -11 -2147483593 50 934321140 -1 0 0 0 
10 165 10 -2147483483 10 2147483318 4 18 3 -2147483633 
10 285 14 -2147483193 10 330 11 2147483428 
11 385 11 2147483373 11 -2147483263 11 165 10 2147482553 
50 625 -11 2147483439 -12 66 50 934321190 -1 0 0 0 
11 220 11 -2147483428 11 2147483208 4 24 3 -2147483630 
11 385 15 -2147483053 11 440 12 -286 
12 506 12 -352 12 506 12 220 11 2147482218 
50 575 -12 -246 -13 -2147483570 50 934321240 -1 0 0 0 
12 286 12 286 12 -572 4 30 4 30 
12 506 16 760 12 572 13 -364 
1741200198 
50 -7100 50 -3425 -6 135 -12 258 -6 120 
<<< *)
