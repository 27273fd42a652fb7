(* Long tuples.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16) in
pi (a - b + c - d + e - f + g - h + i - j + k - l + m - n + o - p);
pi (a * b * c * d * e); pi p; pi a;
let rec make x = (x, x + 1, float_of_int x, x + 2, x > 0, x + 3, x * 2, float_of_int x *. 0.5, x, x, x, 1.0) in
let (a, b, c, d, e, f, g, h, i, j, k, l) = make 7 in
pi (a + b + d + f + g + i + j + k); print_float (c +. h +. l); print_newline (); if e then pi 1 else pi 0

(* >>> output
-8
120
16
1
69
11.5
1
<<< *)
