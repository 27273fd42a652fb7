(* One function called directly and through a variable.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f x = x * 3 in
let g = f in
let a = Array.make 1 f in
let rec call h = h 7 in
pi (f 1); pi (g 2); pi (a.(0) 3); pi (call f); pi (call g); pi (call a.(0))

(* >>> output
3
6
9
21
21
21
<<< *)
