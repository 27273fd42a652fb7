(* right: 10 *)
(* wrong: 15 *)
let rec sum i n acc = if i < n then sum (i + 1) n (acc + i) else acc in
print_int (sum 0 5 0)
