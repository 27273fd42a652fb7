(* Numbers as functions.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec inc x = x + 1 in
let rec zero f = let rec id x = x in id in
let rec succ n = let rec s f = let nf = n f in let rec g x = f (nf x) in g in s in
let rec plus m n = let rec p f = let mf = m f in let nf = n f in let rec g x = mf (nf x) in g in p in
let rec times m n = let rec t f = m (n f) in t in
let three = succ (succ (succ zero)) in
let six = plus three three in
let rec to_int n = (n inc) 0 in
pi (to_int zero); pi (to_int three); pi (to_int six); pi (to_int (times three six))

(* >>> output
0
3
6
18
<<< *)
