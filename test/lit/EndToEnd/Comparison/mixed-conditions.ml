(* Conditions that mix integers, floats and truth values.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec classify n x b =
  if n < 0 then (if x < 0.0 then 1 else 2)
  else if n = 0 then (if b then 3 else 4)
  else if x >= 1.0 then (if b = (x > 2.0) then 5 else 6)
  else if x <> 0.5 then 7 else 8 in
pi (classify (-1) (-1.0) true); pi (classify (-1) 1.0 true); pi (classify 0 0.0 true);
pi (classify 0 0.0 false); pi (classify 1 3.0 true); pi (classify 1 1.5 true);
pi (classify 1 1.5 false); pi (classify 1 0.25 false); pi (classify 1 0.5 false)

(* >>> output
1
2
3
4
5
6
5
7
8
<<< *)
