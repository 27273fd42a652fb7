(* Continuation-passing style.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec fact n k = if n = 0 then k 1 else let rec then_ r = k (n * r) in fact (n - 1) then_ in
let rec fib n k = if n < 2 then k n else
  let rec first a = let rec second b = k (a + b) in fib (n - 2) second in fib (n - 1) first in
let rec id x = x in
pi (fact 10 id); pi (fib 15 id); let rec then_print n = pi n; n in
let _ = fact 5 then_print in
pi (fib 10 then_print)

(* >>> output
3628800
610
120
55
55
<<< *)
