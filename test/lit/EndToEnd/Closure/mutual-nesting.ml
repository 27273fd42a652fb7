(* A function within a function that calls the one around it.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec outer n =
  let rec inner m = if m = 0 then n else if n > 3 then m + n else outer (n + m) in
  inner (n - 1) + inner n in
let rec ping n =
  let rec pong m = if m <= 0 then n else ping (m - 1) + n in
  if n <= 0 then 1 else pong (n - 1) in
pi (outer 1); pi (outer 2); pi (outer 3); pi (ping 5); pi (ping 10)

(* >>> output
58
57
42
9
31
<<< *)
