(* A closure that passes itself to a function.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec apply f x = f x in
let rec make k =
  let rec f n = if n = 0 then 0 else k + apply f (n - 1) in f in
let f = make 3 in let g = make 7 in
pi (f 4); pi (g 5); pi (apply f 2 + apply g 3);
let rec store k = let cell = Array.make 1 f in
  let rec h n = cell.(0) <- h; if n < 1 then k else cell.(0) (n - 1) * 2 in h in
pi ((store 3) 4)

(* >>> output
12
35
27
48
<<< *)
