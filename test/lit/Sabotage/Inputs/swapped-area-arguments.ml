(* right: 78 *)
(* wrong: 87 *)
let rec many a b c d e f g h = if a = 0 then g * 10 + h else many b c d e f a g h in
print_int (many 0 1 2 3 4 5 7 8)
