(* The sieve of Eratosthenes on truth values.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let n = 10000 in
let prime = Array.make (n + 1) true in
let rec strike i step = if i <= n then (prime.(i) <- false; strike (i + step) step) in
let rec go i = if i * i <= n then ((if prime.(i) then strike (i * i) i); go (i + 1)) in
go 2;
let rec count i c = if i > n then c else count (i + 1) (if prime.(i) then c + 1 else c) in
pi (count 2 0)

(* >>> output
1229
<<< *)
