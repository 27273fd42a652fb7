(* Arrays without elements, of every type.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
pi (Array.length (Array.make 0 1)); pi (Array.length (Array.make 0 1.0)); pi (Array.length (Array.make 0 true));
pi (Array.length (Array.make 0 ())); pi (Array.length (Array.make 0 (1, 2))); pi (Array.length (Array.make 0 (Array.make 5 1)));
pi (Array.length (Array.make 0 pi)); let e = Array.make 0 0 in let a = Array.make 1 5 in
let rec sum a i = if i = Array.length a then 0 else a.(i) + sum a (i + 1) in pi (sum e 0); pi (sum a 0)

(* >>> output
0
0
0
0
0
0
0
0
5
<<< *)
