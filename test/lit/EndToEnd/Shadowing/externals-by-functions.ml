(* Functions with the names of externals, of other types.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec sqrt n = if n < 0 then 0 else n * n in
let rec floor a b = a + b in
let rec sin _ = true in
let rec float_of_int x = x *. 2.0 in
let rec create_array n = n + 1 in
let rec read_int () = 42 in
let rec abs_float x = if x then 1 else 2 in
pi (sqrt 5); pi (floor 1 2); (if sin 0 then pi 1 else pi 2); print_float (float_of_int 1.5);
print_newline (); pi (create_array 3); pi (read_int ()); pi (abs_float false)

(* >>> output
25
3
1
3.
4
42
2
<<< *)
