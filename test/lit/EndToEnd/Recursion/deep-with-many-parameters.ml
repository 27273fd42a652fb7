(* A hundred thousand calls deep with twelve mixed parameters, all of which are
   needed after the call.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f n a b c x y z p q d e g =
  if n = 0 then a + b + c + d + e + g + int_of_float (x +. y +. z) else
  let r = f (n - 1) b c a y z x q p e g d in
  if p || q then r + a - b + int_of_float (x -. y) + (c - d) * (e - g) else r - 1 in
pi (f 100000 1 2 3 1.5 2.5 3.5 true false 4 5 6); pi (f 99999 1 2 3 1.5 2.5 3.5 false false 4 5 6)

(* >>> output
-99972
-99971
<<< *)
