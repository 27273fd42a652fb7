(* lets are evaluated in the order of the text, whether used or not.
   RUN: %everywhere %s
*)
let rec say n = print_int n; n in
let a = say 1 in
let b = say 2 in
let rec f x = say x in
let c = (let x = say 3 in (x, 4)) in
let c = (let (p, q) = c in (p, f q)) in
let d = say 5 in
print_newline (); print_int (d - b - a); let (e, g) = c in print_int (e * g); print_newline ()

(* >>> output
12345
212
<<< *)
