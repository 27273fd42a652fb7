(* Collatz steps as far as 32 bits go, and beyond.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec steps n k = if k = 0 then n else
  if n - n / 2 * 2 = 0 then steps (n / 2) (k - 1) else steps (3 * n + 1) (k - 1) in
pi (steps 27 77); pi (steps 113383 100); pi (steps 113383 247); pi (steps (-5) 50)

(* >>> output
9232
258261646
-122
-5
<<< *)
