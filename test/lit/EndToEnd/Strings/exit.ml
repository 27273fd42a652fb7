(* exit ends the program with the status, after the output has been written.
   RUN: %everywhere %s --status=7
*)
let rec find n = if n * n > 50 then (print_string "found"; exit (n - 1)) else find (n + 1)
let () = print_int (1 + find 0); print_string "not reached"

(* >>> output
found<<< *)
