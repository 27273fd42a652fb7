(* right: 21 *)
(* wrong: 12 *)
let rec show x = print_int x; x in
let rec both x y = () in
both (show 1) (show 2)
