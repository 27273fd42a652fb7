(* Reading at the smallest integer.
   RUN: %everywhere %s --status=2
*)
let a = Array.make 8 1.0 in
print_float (a.(-2147483648) +. 1.0)
