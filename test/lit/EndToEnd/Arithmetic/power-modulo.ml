(* Modular exponentiation; the products stay below 2^31.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec modulo a m = a - a / m * m in
let rec power b e m =
  if e = 0 then 1 else
  let h = power b (e / 2) m in
  let s = modulo (h * h) m in
  if modulo e 2 = 0 then s else modulo (s * b) m in
pi (power 2 10 1000000); pi (power 3 1000 46337); pi (power 7 560 561);
pi (power 46336 2 46337); pi (power 5 0 7)

(* >>> output
1024
39981
1
1
1
<<< *)
