(* Sibling functions that share variables and call each other downwards.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec make n x =
  let rec a i = i + n in
  let rec b i = a i * 2 + int_of_float x in
  let rec c i = b i - a i in
  let rec d i = if i = 0 then c 0 else d (i - 1) + c i in
  (a, b, c, d) in
let (a, b, c, d) = make 3 4.75 in
pi (a 1); pi (b 1); pi (c 1); pi (d 4)

(* >>> output
4
12
8
45
<<< *)
