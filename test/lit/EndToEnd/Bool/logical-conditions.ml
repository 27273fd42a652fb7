(* && and || as conditions of if, with branches that print.
   RUN: %everywhere %s
*)
let rec t n = print_int n; true in
let rec f n = print_int n; false in
let rec say n = print_int n; print_newline () in
(if t 1 && t 2 then say 10 else say 20);
(if t 1 && f 2 then say 10 else say 20);
(if f 1 || t 2 then say 10 else say 20);
(if f 1 || f 2 then say 10 else say 20);
(if not (t 1 && f 2) && (f 3 || not (f 4)) then say 10 else say 20);
(if (t 1 || f 2) && (f 3 || f 4) then say 10);
say 30

(* >>> output
1210
1220
1210
1220
123410
13430
<<< *)
