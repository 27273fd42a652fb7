(* Plain functions: one, two, three parameters; calls in calls.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec inc x = x + 1 in
let rec add x y = x + y in
let rec madd x y z = x * y + z in
pi (inc 1); pi (add 1 2); pi (madd 2 3 4); pi (madd (inc 1) (add 1 2) (madd 1 2 3)); pi (inc (inc (inc 0)))

(* >>> output
2
3
10
11
3
<<< *)
