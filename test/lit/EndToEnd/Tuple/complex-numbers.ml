(* Pairs of floats as complex numbers.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec cadd p q = let (a, b) = p in let (c, d) = q in (a +. c, b +. d) in
let rec cmul p q = let (a, b) = p in let (c, d) = q in (a *. c -. b *. d, a *. d +. b *. c) in
let rec power z n = if n = 0 then (1.0, 0.0) else cmul z (power z (n - 1)) in
let rec show z = let (a, b) = z in pf a; pf b in
show (cadd (1.0, 2.0) (3.0, -5.0)); show (cmul (0.0, 1.0) (0.0, 1.0)); show (power (1.0, 1.0) 8); show (power (0.6, 0.8) 20)

(* >>> output
4.
-3.
-1.
0.
16.
0.
0.954251012138
-0.299006698642
<<< *)
