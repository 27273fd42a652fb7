(* Operands that read the input are evaluated from right to left.
   RUN: %everywhere %s
*)
let rec f a b c = print_int a; print_byte 32; print_int b; print_byte 32; print_int c; print_newline () in
f (read_int ()) (read_int ()) (read_int ());
print_int (read_int () - read_int ()); print_newline ();
let (a, b) = (read_float (), read_float ()) in print_float (a /. b); print_newline ();
let arr = Array.make (read_int ()) (read_int ()) in print_int (Array.length arr); print_int arr.(1); print_newline ()

(* >>> input
1 2 3 10 4 1.0 4.0 2 7
<<< *)

(* >>> output
3 2 1
-6
4.
72
<<< *)
