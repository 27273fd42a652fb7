(* read_float: all forms.
   RUN: %everywhere %s
*)
let rec loop n = if n > 0 then (print_float (read_float ()); print_newline (); loop (n - 1)) in
loop 14
