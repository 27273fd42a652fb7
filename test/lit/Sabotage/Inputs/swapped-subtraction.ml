(* right: 93 *)
(* wrong: -93 *)
let rec from_hundred x = 100 - x in
print_int (from_hundred 7)
