(* Functions defined in the branches of an if.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f b n =
  if b then let rec g x = if x = 0 then n else g (x - 1) + 1 in g 5
  else let rec g x = x * n in g 5 in
let h = if 1 < 2 then (let rec k x = x + 1 in k) else (let rec k x = x - 1 in k) in
pi (f true 10); pi (f false 10); pi (h 1)

(* >>> output
15
50
2
<<< *)
