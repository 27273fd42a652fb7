(* Mutual recursion without `and`: the other function comes as an argument.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec even odd n = if n = 0 then 1 else odd (n - 1) in
let rec odd n = if n = 0 then 0 else even odd (n - 1) in
pi (even odd 10); pi (even odd 7); pi (odd 7); pi (odd 0)

(* >>> output
1
0
1
0
<<< *)
