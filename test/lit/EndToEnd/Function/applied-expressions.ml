(* The function of an application as an expression: if, let, element.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec inc x = x + 1 in
let rec dec x = x - 1 in
let fs = Array.make 2 inc in
fs.(1) <- dec;
let rec get i = fs.(i) in
pi ((if 1 < 2 then inc else dec) 5); pi ((let f = dec in f) 5); pi (fs.(1) 9); pi ((get 0) 9);
pi ((pi 0; dec) 3); let t = (inc, 4) in let (f, x) = t in pi (f x)

(* >>> output
6
4
8
10
0
2
5
<<< *)
