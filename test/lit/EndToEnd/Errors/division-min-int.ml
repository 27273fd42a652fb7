(* The smallest integer divided by -1 is not an error, by JIT and on SPARC.
   RUN: %everywhere %s
*)
let rec loop n = if n > 0 then (print_int (read_int () / read_int ()); print_newline (); loop (n - 1)) in loop 2

(* >>> input
-1 1
-5 -5
<<< *)

(* >>> output
-1
1
<<< *)
