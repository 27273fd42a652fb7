(* A call on the right of && or || is in tail position.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pb b = print_int (if b then 1 else 0); print_newline () in
let rec all_positive n = n = 0 || n > 0 && all_positive (n - 1) in
let rec any_negative n = n <> 0 && (n < 0 || any_negative (if n > 0 then n - 1 else 0)) in
pb (all_positive 10); pb (all_positive (-3)); pb (any_negative 100); pb (any_negative (-1));
pb (all_positive 500000); pb (any_negative 500000)

(* >>> output
1
0
0
1
1
0
<<< *)
