(* Components are evaluated from right to left.
   RUN: %everywhere %s
*)
let rec say n = print_int n; n in
let (a, b, c) = (say 1, say 2, say 3) in
let t = ((say 4, say 5), (say 6, (say 7, say 8)), say 9) in
let (_, _, z) = t in
print_newline (); print_int (a * 100 + b * 10 + c + z); print_newline ()

(* >>> output
321987654
132
<<< *)
