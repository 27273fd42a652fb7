(* A linear congruential generator modulo 2^32.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec draw seed n =
  if n = 0 then () else
  let next = seed * 1664525 + 1013904223 in
  pi next; pi (next / 65536); draw next (n - 1) in
draw 42 10

(* >>> output
1083814273
16537
378494188
5775
-1815563429
-27703
955863294
14585
1613448261
24619
110225632
1681
1921058495
29313
508781842
7763
-541966007
-8269
-23045612
-351
<<< *)
