(* Units as results: of functions, ifs, calls through closures.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec nothing x = () in
let rec maybe b = if b then pi 1 else () in
let rec pass f x = f x in
let rec deep n = if n = 0 then () else deep (n - 1) in
nothing 5; maybe true; maybe false; pass nothing 3; pass pi 4; deep 1000; let u = deep 5 in u;
let rec make k = let rec f () = pi k in f in let g = make 6 in g (); (make 7) ()

(* >>> output
1
4
6
7
<<< *)
