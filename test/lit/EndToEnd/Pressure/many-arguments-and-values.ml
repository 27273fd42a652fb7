(* A recursive call of 24 sums, all operands of which are needed afterwards.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 a20 a21
    a22 a23 =
  if a0 > 50 then 1 * a0 + 2 * a1 + 3 * a2 + 4 * a3 + 5 * a4 + 6 * a5 + 7 * a6 + 8 * a7 +
    9 * a8 + 10 * a9 + 11 * a10 + 12 * a11 + 13 * a12 + 14 * a13 + 15 * a14 + 16 * a15 +
    17 * a16 + 18 * a17 + 19 * a18 + 20 * a19 + 21 * a20 + 22 * a21 + 23 * a22 + 24 * a23
  else f (a0 + 11) (a1 + a7) (a2 + a14) (a3 + a21) (a4 + a4) (a5 + a11) (a6 + a18) (a7 +
    a1) (a8 + a8) (a9 + a15) (a10 + a22) (a11 + a5) (a12 + a12) (a13 + a19) (a14 + a2)
    (a15 + a9) (a16 + a16) (a17 + a23) (a18 + a6) (a19 + a13) (a20 + a20) (a21 + a3) (a22
    + a10) (a23 + a17) - a0 - a1 - a2 - a3 - a4 - a5 - a6 - a7 - a8 - a9 - a10 - a11 - a12
    - a13 - a14 - a15 - a16 - a17 - a18 - a19 - a20 - a21 - a22 - a23 in
pi (f 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23)

(* >>> output
123613
<<< *)
