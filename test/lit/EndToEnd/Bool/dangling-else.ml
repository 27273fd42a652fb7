(* An else belongs to the nearest if.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f a b = (if a then if b then pi 1 else pi 2); pi 3 in
let rec g a b = (if a then (if b then pi 1) else pi 2); pi 3 in
let rec h a b c = (if a then if b then if c then pi 1 else pi 2 else pi 4); pi 3 in
f true true; f true false; f false true; g true true; g true false; g false false;
h true true true; h true true false; h true false true; h false true true

(* >>> output
1
3
2
3
3
1
3
3
2
3
1
3
2
3
4
3
3
<<< *)
