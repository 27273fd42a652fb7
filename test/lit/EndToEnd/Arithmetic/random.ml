(* A linear congruential generator modulo 2^32.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec draw seed n =
  if n = 0 then () else
  let next = seed * 1664525 + 1013904223 in
  pi next; pi (next / 65536); draw next (n - 1) in
draw 42 10
