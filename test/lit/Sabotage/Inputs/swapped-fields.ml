(* right: 123 *)
(* wrong: 132 *)
let rec triple x = (x, x + 1, x + 2) in
let (a, b, c) = triple 1 in
print_int (a * 100 + b * 10 + c)
