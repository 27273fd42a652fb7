(* The argument of print_newline and read_int may be any expression of type
   unit.
   RUN: %everywhere %s
*)
let rec u () = print_int 1 in
print_newline (u ()); print_newline (print_int 2); let n = read_int (print_int 3) in print_int n; print_newline (if n = 5 then print_int 4)

(* >>> input
5
<<< *)

(* >>> output
1
2
354
<<< *)
