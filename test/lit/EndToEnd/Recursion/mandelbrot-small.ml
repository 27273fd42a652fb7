(* A small Mandelbrot set in characters.
   RUN: %everywhere %s
*)
let rec iterate x y a b n =
  if n = 0 then 0 else
  let a2 = a *. a in let b2 = b *. b in
  if a2 +. b2 > 4.0 then n else iterate x y (a2 -. b2 +. x) (2.0 *. a *. b +. y) (n - 1) in
let rec row j = if j < 21 then (
  let rec col i = if i < 60 then (
    let n = iterate (float_of_int i /. 20.0 -. 2.2) (float_of_int j /. 10.0 -. 1.0) 0.0 0.0 60 in
    print_char (if n = 0 then 42 else if n < 50 then 43 else if n < 55 then 46 else 32); col (i + 1)) in
  col 0; print_newline (); row (j + 1)) in
row 0
