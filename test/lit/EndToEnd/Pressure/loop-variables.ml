(* A loop with 25 variables that depend on each other.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec pf x = print_float x; print_newline () in
let rec go n a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 x0 x1 x2 x3 x4 x5 x6 x7 x8 x9 x10 x11 =
  if n = 0 then (pi (a0 * 1 + a1 * 2 + a2 * 3 + a3 * 4 + a4 * 5 + a5 * 6 + a6 * 7 + a7 * 8
    + a8 * 9 + a9 * 10 + a10 * 11 + a11 * 12); pf (x0 *. 1.0 +. x1 *. 2.0 +. x2 *. 3.0 +.
    x3 *. 4.0 +. x4 *. 5.0 +. x5 *. 6.0 +. x6 *. 7.0 +. x7 *. 8.0 +. x8 *. 9.0 +. x9 *.
    10.0 +. x10 *. 11.0 +. x11 *. 12.0))
  else go (n - 1) (a0 - a5) (a1 + a2) (a2 - a7) (a3 + a4) (a4 - a9) (a5 + a6) (a6 - a11)
    (a7 + a8) (a8 - a1) (a9 + a10) (a10 - a3) (a11 + a0) (x0 -. x5) (x1 *. 0.5 +. x2) (x2
    -. x7) (x3 *. 0.5 +. x4) (x4 -. x9) (x5 *. 0.5 +. x6) (x6 -. x11) (x7 *. 0.5 +. x8)
    (x8 -. x1) (x9 *. 0.5 +. x10) (x10 -. x3) (x11 *. 0.5 +. x0) in
go 0 0 1 2 3 4 5 6 7 8 9 10 11 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5;
go 50 0 1 2 3 4 5 6 7 8 9 10 11 0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 9.5 10.5 11.5

(* >>> output
572
611.
-201326592
2.42408726753e+14
<<< *)
