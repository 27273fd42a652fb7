(* Tail calls to functions with every type of result, direct and through a
   closure.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec r_int x = x + 1 in let rec t_int x = r_int (x * 2) in
let rec r_float x = x +. 1.0 in let rec t_float x = r_float (x *. 2.0) in
let rec r_bool x = x > 1 in let rec t_bool x = r_bool (x - 1) in
let rec r_unit x = pi x in let rec t_unit x = r_unit (x + 100) in
let rec r_tuple x = (x, 1.5) in let rec t_tuple x = r_tuple (x - 1) in
let rec r_array x = Array.make x 7 in let rec t_array x = r_array (x + 1) in
let rec r_fun x = t_int in let rec t_fun x = r_fun x in
let rec via f x = f x in let rec fvia f x = f x in
pi (t_int 4); print_float (t_float 4.0); print_newline (); (if t_bool 3 then pi 1 else pi 0); t_unit 5;
(let (a, b) = t_tuple 6 in pi a); pi (Array.length (t_array 7)); pi ((t_fun 0) 8); pi (via t_int 9); print_float (fvia t_float 9.0); print_newline ()

(* >>> output
9
9.
1
105
5
8
17
19
19.
<<< *)
