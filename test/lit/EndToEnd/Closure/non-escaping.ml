(* Local functions that only are called: everything they need is passed as an argument.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec sum_squares n k =
  let rec sq x = x * x * k in
  let rec go i s = if i > n then s else go (i + 1) (s + sq i) in
  go 1 0 in
let rec count a v = let rec go i = if i = Array.length a then 0 else (if a.(i) = v then 1 else 0) + go (i + 1) in go 0 in
pi (sum_squares 10 1); pi (sum_squares 10 (-2)); let a = Array.make 7 3 in a.(2) <- 4; pi (count a 3); pi (count a 4)

(* >>> output
385
-770
6
1
<<< *)
