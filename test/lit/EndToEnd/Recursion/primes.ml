(* Prime numbers by trial division.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec divides d n = n / d * d = n in
let rec prime n d = if d * d > n then true else if divides d n then false else prime n (d + 1) in
let rec go n = if n < 100 then ((if prime n 2 then ps n); go (n + 1)) else print_newline () in
go 2

(* >>> output
2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59 61 67 71 73 79 83 89 97 
<<< *)
