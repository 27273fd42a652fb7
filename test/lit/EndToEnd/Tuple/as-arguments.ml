(* Tuples as arguments and results.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec swap p = let (a, b) = p in (b, a) in
let rec add p q = let (a, b) = p in let (c, d) = q in (a + c, b + d) in
let rec fst p = let (a, _) = p in a in
let rec snd p = let (_, b) = p in b in
let p = add (1, 2) (swap (10, 20)) in
pi (fst p); pi (snd p); pi (fst (swap (swap (3, 4)))); pi (fst (add p p))

(* >>> output
21
12
3
42
<<< *)
