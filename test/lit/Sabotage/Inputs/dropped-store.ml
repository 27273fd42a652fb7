(* right: 5 *)
(* wrong: 1 *)
let a = Array.make 3 1 in
let rec f i j = a.(i) <- 5; let x = a.(j) in a.(i) <- 6; x in
print_int (f 1 1)
