(* A loop that makes tuples, arrays and closures and repeats by a tail call.
   RUN: %everywhere %s --env=MINCAML_STACK_MAX=256K
*)
let rec pi n = print_int n; print_newline () in
let rec go n t f a =
  if n = 0 then let (x, y) = t in x + int_of_float y + f 1 + a.(0) else
  let (x, y) = t in
  let rec g z = z + n in
  let b = Array.make 2 (a.(1) + 1) in
  go (n - 1) (x + 1, y +. 0.5) g b in
let rec id x = x in
pi (go 100000 (0, 0.0) id (Array.make 2 0))

(* >>> output
250002
<<< *)
