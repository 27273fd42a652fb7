(* right: -2 2 2147483647 *)
(* wrong: -3 3 -2147483648 *)
let rec convert x = print_int (int_of_float x) in
convert (-2.5); print_byte 32; convert 2.75; print_byte 32;
convert 2147483647.5
