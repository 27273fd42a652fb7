(* Endless streams made of closures, without a list in sight.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec nat_from n = let rec next u = let state = n in state in next in
let rec make_gen f s = let cell = Array.make 1 s in let rec gen () = let v = cell.(0) in cell.(0) <- f v; v in gen in
let rec inc x = x + 1 in
let rec dbl x = x * 2 in
let rec zip g h = let rec both () = let a = g () in let b = h () in a * b in both in
let rec skip g n = let rec go () = let rec drop k = if k = 0 then g () else (let _ = g () in drop (k - 1)) in drop n in go in
let rec take g n = if n = 0 then print_newline () else (ps (g ()); take g (n - 1)) in
take (make_gen inc 0) 10; take (make_gen dbl 1) 10; take (zip (make_gen inc 0) (make_gen dbl 1)) 8;
take (skip (make_gen inc 0) 2) 6; ps ((nat_from 7) ()); print_newline ()

(* >>> output
0 1 2 3 4 5 6 7 8 9 
1 2 4 8 16 32 64 128 256 512 
0 2 8 24 64 160 384 896 
2 5 8 11 14 17 
7 
<<< *)
