(* A closure with thirty variables of all types.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make a b c d e f g h i j x y z u v w p q r s t =
  let rec go k =
    let (m, n) = t in
    let r1 = a + b - c + d - e + f - g + h - i + j + k in
    let r2 = x +. y *. z -. u /. v +. w in
    (if p && not q || r then pi r1 else pi (-r1)); print_float (r2 +. s +. n); print_newline (); pi m in
  go in
let f = make 1 2 3 4 5 6 7 8 9 10 1.5 2.5 3.5 4.5 5.5 6.5 true false true 7.5 (11, 8.5) in
let g = make 10 9 8 7 6 5 4 3 2 1 0.5 0.25 0.125 8.0 4.0 2.0 false true false 1.0 (0, -1.0) in
f 100; g 200; f 300

(* >>> output
107
31.9318181818
11
-215
0.53125
0
307
31.9318181818
11
<<< *)
