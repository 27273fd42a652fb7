(* A variable of a pattern hides the matched variable and others of the same name,
   but only in its own case.
   RUN: %everywhere %s
*)
let f x = match x with ((x, _), (y, _)) -> x - y
let g t = match t with (x, y) when x > y -> 1 | (y, x) -> y - x
let h t = let y = 10 in match t with (y, 0) when y > 0 -> y | _ -> y
let k x = match x with (x, 1) when x > 5 -> x | (_, x) -> x
let m x y = match x, y with (y, x) -> y - x
let () =
  print_int (f ((7, 1), (2, 5))); print_newline ();
  print_int (g (1, 5)); print_newline ();
  print_int (h (0, 0)); print_newline ();
  print_int (h (0, 1)); print_newline ();
  print_int (k (3, 1)); print_newline ();
  print_int (m 9 4); print_newline ()
let r = (3, 4)
let () =
  let n = 1 in
  print_int (match r with (n, _) when n > 5 -> n | (_, m) when m > n + 9 -> m | _ -> n);
  print_newline ()

(* >>> output
5
-4
10
10
1
5
1
<<< *)
