(* map, fold, iterate and composition over arrays.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec map f a = let n = Array.length a in let b = Array.make n 0 in
  let rec go i = if i = n then b else (b.(i) <- f a.(i); go (i + 1)) in go 0 in
let rec fold f s a = let rec go i s = if i = Array.length a then s else go (i + 1) (f s a.(i)) in go 0 s in
let rec iter f a = let rec go i = if i < Array.length a then (f a.(i); go (i + 1)) in go 0 in
let rec init n f = let a = Array.make n 0 in let rec go i = if i = n then a else (a.(i) <- f i; go (i + 1)) in go 0 in
let rec compose f g = let rec h x = f (g x) in h in
let rec id x = x in
let rec add x y = x + y in
let rec square x = x * x in
let rec inc x = x + 1 in
let a = init 8 id in
iter pi (map square a); pi (fold add 0 a); pi (fold add 0 (map (compose inc square) a));
iter print_int (map (compose square inc) a); print_newline ()

(* >>> output
0
1
4
9
16
25
36
49
28
148
1491625364964
<<< *)
