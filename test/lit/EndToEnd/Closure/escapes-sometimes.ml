(* A local function that is called directly, and escapes in one branch only.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make b k =
  let rec f x = x * k in
  let y = f 5 in
  let rec g x = x + y in
  if b then f else g in
let f = make true 3 in let g = make false 3 in
pi (f 1); pi (g 1);
let rec run k = let rec h x = x - k in let a = Array.make 1 h in h 10 + a.(0) 20 in pi (run 4)

(* >>> output
3
16
22
<<< *)
