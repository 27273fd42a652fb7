(* right: 7 *)
(* wrong: 1 *)
let a = Array.make 3 1 in
let index = Array.make 2 1 in
let rec f i j = let x = a.(i) in a.(j) <- 7; a.(i) + x - 1 in
print_int (f index.(0) index.(1))
