(* Five million steps between two functions of twenty mixed parameters.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec f n a x b y c z d w e v g u h t i s p q r =
  let rec g' n a x b y c z d w e v g u h t i s p q r =
    if n = 0 then a - b + c - d + e - g + h - i + int_of_float (x -. y +. z -. w +. v -. u +. t -. s)
    else f (n - 1) b y a x d w c z g u e v i s h t q p (not r) in
  if n = 0 then a + b * 2 + c * 3 + d * 4 + e * 5 + g * 6 + h * 7 + i * 8 + int_of_float (x +. y *. 2.0 +. z *. 3.0 +. w *. 4.0 +. v *. 5.0 +. u *. 6.0 +. t *. 7.0 +. s *. 8.0) + (if p then 1000 else if q then 2000 else if r then 3000 else 4000)
  else g' (n - 1) i s a x b y c z d w e v g u h t r p q in
pi (f 0 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 7.5 8 8.5 true false true);
pi (f 1 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 7.5 8 8.5 true false true);
pi (f 2 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 7.5 8 8.5 false false true);
pi (f 5000000 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 7.5 8 8.5 true false true)

(* >>> output
1426
8
2378
1426
<<< *)
