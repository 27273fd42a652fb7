(* Inner bindings hide outer ones, of the same type and of others.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec pf x = print_float x; print_newline () in
let x = 1 in
let y = x + 1 in
let x = x + y in
pi x;
let x = float_of_int x *. 1.5 in
pf x;
let z = (let x = 10 in pi x; x + y) in
pi z; pf x;
let x = (let x = x +. 1.0 in let x = x *. 2.0 in x) in
pf x;
let x = Array.make 2 x in
pf x.(0); let x = x.(1) > 3.0 in if x then pi 1 else pi 0

(* >>> output
3
4.5
10
12
4.5
11.
11.
1
<<< *)
