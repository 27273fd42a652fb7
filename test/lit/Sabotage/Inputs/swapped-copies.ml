(* right: 2312231 *)
let rec rotate n a b c =
  if n = 0 then a * 100 + b * 10 + c else (print_int b; rotate (n - 1) b c a) in
print_int (rotate 4 1 2 3)
