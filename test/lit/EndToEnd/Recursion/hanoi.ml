(* The towers of Hanoi, counted and shown.
   RUN: %everywhere %s
*)
let rec ps n = print_int n; print_byte 32 in
let rec hanoi n from to_ via = if n = 0 then 0 else
  let a = hanoi (n - 1) from via to_ in
  (if n = 3 then ps (from * 10 + to_)); a + 1 + hanoi (n - 1) via to_ from in
let moves = hanoi 7 1 3 2 in print_newline (); print_int moves; print_newline ()

(* >>> output
13 32 21 13 32 21 13 32 21 13 32 21 13 32 21 13 
127
<<< *)
