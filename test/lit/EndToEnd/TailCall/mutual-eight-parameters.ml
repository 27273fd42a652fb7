(* Ten million steps between two functions of eight mixed parameters.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec f n a x b y p c z =
  let rec g n x a y b c p z = if n = 0 then a - b + int_of_float (x +. y) else f (n - 1) b y a x p c z in
  if n = 0 then a + b * 2 + c + int_of_float (x +. y *. 2.0 +. z) + (if p then 1000 else 0)
  else g (n - 1) y b x a c (not p) z in
pi (f 0 1 1.5 2 2.5 true 3 3.5); pi (f 1 1 1.5 2 2.5 true 3 3.5); pi (f 2 1 1.5 2 2.5 true 3 3.5); pi (f 10000000 1 1.5 2 2.5 true 3 3.5)

(* >>> output
1018
5
18
1018
<<< *)
