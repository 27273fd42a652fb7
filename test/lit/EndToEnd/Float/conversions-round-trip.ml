(* Integers survive the way to float and back.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec check n = pi (int_of_float (float_of_int n)); pi (truncate (float n +. 0.5)) in
check 0; check 1; check (-1); check 16777217; check 99999999; check 2147483646;
check (-2147483648); let rec loop n k = if k = 0 then () else (check n; loop (n * -3) (k - 1)) in loop 7 12
