(* read_int: signs, all kinds of blanks, the largest numbers.
   RUN: %everywhere %s
*)
let rec loop n s = if n = 0 then s else let x = read_int () in print_int x; print_newline (); loop (n - 1) (s + x) in
print_int (loop 9 0); print_newline ()

(* >>> output
1
-2
3
2147483647
-2147483648
7
0
0
99
107
<<< *)
