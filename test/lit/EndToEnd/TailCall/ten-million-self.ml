(* Ten million steps of a function that calls itself with swapped arguments.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec f n a b x y = if n = 0 then a * 10 + b + int_of_float (x *. 100.0 +. y *. 1000.0) else f (n - 1) b a y x in
pi (f 10000000 1 2 3.0 4.0); pi (f 9999999 1 2 3.0 4.0)

(* >>> output
4312
3421
<<< *)
