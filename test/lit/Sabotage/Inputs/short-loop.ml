(* right: 01234 *)
(* wrong: 0123 *)
let rec loop i n = if i < n then (print_int i; loop (i + 1) n) else () in
loop 0 5
