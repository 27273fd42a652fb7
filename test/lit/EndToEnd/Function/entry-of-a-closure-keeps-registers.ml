(* A function with many parameters that is called both directly and as a value:
   the entry for calls as a value moves arguments about, and its caller keeps
   its own variables.
   RUN: %everywhere %s
*)
let rec big x y t p u i j = if i > 50 then big y x t p u (i - 20) j + i else int_of_float (x +. y) + t.(0) + p.(1) + u.(0) + i * j in
let fs = Array.make 1 big in
let a = Array.make 2 1 in
let rec call k l m n o p q r =
  let v = k * l in let w = l * m in let x = m * n in let y = n * o in let z = o * p in let b = p * q in let c = q * r in
  let d = fs.(0) 1.5 2.5 a a a k l in
  let e = fs.(0) 2.5 1.5 a a a l m in
  k - l + m - n + o - p + q - r + v * w - x * y + z * b - c + d * e in
print_int (call 1 2 3 4 5 6 7 8); print_newline ();
print_int (call 60 70 80 90 100 1 2 3 + big 1.0 2.0 a a a 1 1); print_newline ()

(* >>> output
1089
-29590962
<<< *)
