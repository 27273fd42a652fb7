(* Division by a number that is zero after a while.
   RUN: %everywhere %s --status=2
*)
let rec f n = print_int (100 / n); print_newline (); f (n - 1) in f 4
