(* right: 11 12 *)
(* wrong: 11 11 *)
let rec increment x = x + 1 in
let rec add_two x = x + 2 in
print_int (increment 10);
print_byte 32;
print_int (add_two 10)
