(* Prime numbers by trial division.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_char 32 in
let rec divides d n = n / d * d = n in
let rec prime n d = if d * d > n then true else if divides d n then false else prime n (d + 1) in
let rec go n = if n < 100 then ((if prime n 2 then ps n); go (n + 1)) else print_newline () in
go 2
