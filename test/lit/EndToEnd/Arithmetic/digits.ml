(* Digits by repeated division, of negative numbers too.
   RUN: %everywhere %s
*)
let rec digits n =
  if n < 10 then print_int n
  else (digits (n / 10); print_byte 95; print_int (n - n / 10 * 10)) in
let rec sum n = if n = 0 then 0 else n - n / 10 * 10 + sum (n / 10) in
digits 0; print_newline ();
digits 2147483647; print_newline ();
print_int (sum 987654321); print_newline ();
print_int (sum (-987654321)); print_newline ();
print_int (sum (-2147483648)); print_newline ()

(* >>> output
0
2_1_4_7_4_8_3_6_4_7
45
-45
-47
<<< *)
