(* right: 1 *)
(* wrong: 0 *)
let rec wraps x = if x + 1 < x then 1 else 0 in
print_int (wraps 2147483647)
