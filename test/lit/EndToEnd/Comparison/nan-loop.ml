(* A loop with a comparison of floats ends when its variable becomes NaN.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec loop x n = if x < 1e300 then loop (x *. x) (n + 1) else n in
let rec loop_not x n = if not (x >= 1e300) then (if n > 20 then n else loop_not (x *. x) (n + 1)) else n in
let rec until x n = if x <> x then n else until (x *. 1e250 -. x *. 1e250) (n + 1) in
let nan = read_float () in
pi (loop 2.0 0); pi (loop nan 0); pi (loop_not 2.0 0); pi (loop_not nan 0);
pi (until 1e100 0)

(* >>> input
nan
<<< *)

(* >>> output
10
0
10
21
1
<<< *)
