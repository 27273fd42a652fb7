(* right: 8 *)
(* wrong: 2 *)
let a = Array.make 1 1 in
let rec change x = a.(0) <- x in
let x = a.(0) in
change 7;
print_int (a.(0) + x)
