(* right: 4097 4096 *)
(* wrong: -4095 4096 *)
let rec far x = x + 4096 in
let rec near x = x + 4095 in
print_int (far 1); print_byte 32; print_int (near 1)
