(* Closures as objects: a bank account.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec account start =
  let balance = Array.make 1 start in
  let rec deposit n = balance.(0) <- balance.(0) + n in
  let rec withdraw n = if n > balance.(0) then false else (deposit (-n); true) in
  let rec show () = pi balance.(0) in
  (deposit, withdraw, show) in
let (d1, w1, s1) = account 100 in
let (d2, w2, s2) = account 0 in
d1 50; s1 (); (if w1 200 then pi 1 else pi 0); (if w1 120 then pi 1 else pi 0); s1 (); s2 (); d2 5; s2 ();
(if w2 5 then pi 1 else pi 0); s2 (); s1 ()

(* >>> output
150
0
1
30
0
5
1
0
30
<<< *)
