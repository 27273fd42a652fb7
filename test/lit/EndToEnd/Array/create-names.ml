(* The four ways to create arrays.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let a = Array.make 2 1 in
let b = Array.create 3 2 in
let c = create_array 4 3 in
let d = create_float_array 5 4.5 in
pi (Array.length a + Array.length b + Array.length c + Array.length d);
pi (a.(1) + b.(2) + c.(3)); print_float d.(4); print_newline ();
let e = create_array 2 1.5 in print_float (e.(0) +. e.(1)); print_newline ();
let f = create_array 3 (1, 2.5) in let (x, y) = f.(2) in pi x; print_float y; print_newline ();
let g = create_array 2 a in pi g.(1).(0)

(* >>> output
14
6
4.5
3.
1
2.5
1
<<< *)
