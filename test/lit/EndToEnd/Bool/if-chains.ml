(* Long chains of else if.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f n =
  if n = 0 then 100 else if n = 1 then 101 else if n = 2 then 102
  else if n = 3 then 103 else if n = 4 then 104 else if n = 5 then 105
  else if n = 6 then 106 else if n = 7 then 107 else if n < 0 then -1 else 999 in
let rec all n = if n > 9 then () else (pi (f n); all (n + 1)) in
all (-2)

(* >>> output
-1
-1
100
101
102
103
104
105
106
107
999
999
<<< *)
