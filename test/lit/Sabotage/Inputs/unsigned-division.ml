(* right: -14 *)
(* wrong: 613566742 *)
let rec seventh x = x / 7 in
print_int (seventh (-100))
