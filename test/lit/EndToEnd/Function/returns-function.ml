(* Functions that return functions, applied at once and later.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec choose b = let rec inc x = x + 1 in let rec dec x = x - 1 in if b then inc else dec in
let rec curry3 a = let rec f b = let rec g c = a * 100 + b * 10 + c in g in f in
pi ((choose true) 5); pi ((choose false) 5); pi (((curry3 1) 2) 3);
let f = curry3 4 in let g = f 5 in let h = f 6 in pi (g 7); pi (h 8); pi ((f 9) 0);
let k = choose (1 = 1) in pi (k 1)

(* >>> output
6
4
123
457
468
490
2
<<< *)
