(* options: --target=host -O2 *)
(* right: 5 7 *)
(* wrong: 5 5 *)
let rec apply f x n =
  if n = 0 then x
  else if x < 0 then apply f (0 - x) (n - 1) + apply f (f 0) (n - 1)
  else apply f (f x) (n - 1) in
let rec increment x = x + 1 in
let rec add_two x = x + 2 in
print_int (apply increment 2 3);
print_char 32;
print_int (apply add_two 1 3)
