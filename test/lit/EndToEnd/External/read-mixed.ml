(* Integers and floats read by turns, through functions as values.
   RUN: %everywhere %s
*)
let rec repeat f n = if n = 0 then 0 else (let x = f () in x + repeat f (n - 1)) in
let r = read_float in
print_int (repeat read_int 3); print_newline (); print_float (r ()); print_newline ();
print_int (read_int ()); print_newline (); print_float (r () *. 2.0); print_newline ()

(* >>> input
1 2 3 4.5 6
7.25
<<< *)

(* >>> output
6
4.5
6
14.5
<<< *)
