(* Ifs nested in conditions and in both branches.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f a b c =
  if (if a then b else c) then (if (if b then c else a) then 1 else 2)
  else if (if c then a else (if b then a else c)) then 3 else 4 in
let rec row a b = pi (f a b true); pi (f a b false) in
row true true; row true false; row false true; row false false

(* >>> output
1
2
3
4
1
4
2
4
<<< *)
