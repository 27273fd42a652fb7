(* Integer division between many live values.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f a b c d e g = let p = a / b in let q = b / c in let r = c / d in let s = d / e in let t = e / g in
  (p + q * r - s / (t * t + 1)) * (a - b + c - d + e - g) / (p * p + q + 1) in
pi (f 1000 30 7 5 3 2); pi (f (-1000) 30 (-7) 5 (-3) 2); pi (f 2147483647 1000000 1000 100 10 1)

(* >>> output
32
27
-303
<<< *)
