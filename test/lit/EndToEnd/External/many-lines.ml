(* More output than any buffer holds.
   RUN: %everywhere %s
*)
let rec go i = if i < 20000 then (print_int i; print_byte 32; print_float (float_of_int i *. 0.25); print_newline (); go (i + 1)) in
go 0
