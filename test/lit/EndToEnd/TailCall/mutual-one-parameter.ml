(* Ten million steps between two functions of one parameter.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec even n =
  let rec odd m = if m = 0 then 0 else even (m - 1) in
  if n = 0 then 1 else odd (n - 1) in
pi (even 10000000); pi (even 9999999)

(* >>> output
1
0
<<< *)
