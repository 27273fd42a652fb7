(* Bindings in a branch end with it.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let x = 1 in
let rec f b = if b then (let x = 2 in pi x; let x = x + 10 in pi x) else (let x = x + 5 in pi x); pi x in
f true; f false;
(if x = 1 then let x = 3 in pi x else let x = 4 in pi x);
pi x

(* >>> output
2
12
1
6
1
3
1
<<< *)
