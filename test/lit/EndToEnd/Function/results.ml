(* Functions that return every type.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec fi x = x in
let rec ff x = x *. 2.0 in
let rec fb x = x > 1 in
let rec fu x = pi x in
let rec ft x = (x, true, 1.5) in
let rec fa x = Array.make x 2 in
let rec fg x = fi in
pi (fi 1); print_float (ff 2.0); print_newline (); (if fb 3 then pi 1); fu 4;
let (a, b, c) = ft 5 in pi a; (if b then print_float c); print_newline (); pi (fa 6).(5); pi ((fg 0) 7)

(* >>> output
1
4.
1
4
5
1.5
2
7
<<< *)
