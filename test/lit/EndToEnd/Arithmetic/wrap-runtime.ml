(* Arithmetic on numbers that no optimizer knows wraps around at 32 bits.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec pairs n =
  if n = 0 then () else
  let a = read_int () in
  let b = read_int () in
  pi (a + b); pi (a - b); pi (b - a); pi (a * b); pi (-a); pi (-b);
  pi (a * 3 + b * 5 - 7);
  pairs (n - 1) in
pairs (read_int ())
