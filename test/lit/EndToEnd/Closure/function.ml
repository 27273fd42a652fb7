(* Captured functions: known, closures, externals and parameters.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec inc x = x + 1 in
let rec compose f g = let rec h x = f (g x) in h in
let rec twice f = compose f f in
let rec printer p = let rec say x = p x; print_newline () in say in
let rec float_printer p = let rec say x = p x; print_newline () in say in
let f = compose inc inc in
let g = twice (twice f) in
pi (f 0); pi (g 0); (printer print_int) 5; (float_printer print_float) 1.5;
print_float ((let rec both f g = let rec h x = f (g x) in h in both sqrt floor) 17.5); print_newline ()

(* >>> output
2
8
5
1.5
4.12310562562
<<< *)
