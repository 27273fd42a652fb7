(* Continuations grow on the heap, not on the stack.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec id x = x in
let rec sum n k = if n = 0 then k 0 else let rec next s = k (s + n - n / 10 * 10) in sum (n - 1) next in
pi (sum 10 id); pi (sum 200000 id)

(* >>> output
45
900000
<<< *)
