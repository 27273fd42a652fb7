(* Recursion as deep as the stack allows is not an error.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=64M
*)
let rec f n = if n = 0 then 0 else 1 + f (n - 1) in
print_int (f 300000); print_newline ()

(* >>> output
300000
<<< *)
