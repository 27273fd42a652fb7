(* right: -1 2 *)
(* wrong: -2 2 *)
let rec quarter x = x / 4 in
print_int (quarter (-7)); print_byte 32; print_int (quarter 8)
