(* options: --target=host -O2 -inline=100 *)
(* right: 24 24 *)
(* wrong: 24 22 *)
let rec apply f x n =
  if n = 0 then f x
  else apply f x (n - 1) + apply f (f x) (n - 1) - apply f 0 (n - 1) in
let rec increment x = x + 1 in
let rec add_two x = x + 2 in
print_int (apply increment 2 3);
print_byte 32;
print_int (apply add_two 1 3)
