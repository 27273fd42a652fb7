(* Calls with more arguments than parameters, in tail position: constant stack.
   RUN: %everywhere %s
*)
let rec count n = fun sum -> if n = 0 then sum else count (n - 1) (sum + n mod 7)
let rec pick n f = if n = 0 then f else pick (n - 1) (fun x y -> y - x)
let rec walk step n = if n = 0 then step else walk step (n - 1)

let () =
  print_int (count 1000000 0); print_newline ();
  print_int (walk (fun x y z -> x + y * z) 100000 1 2 3); print_newline ();
  print_int (pick 1000000 (fun x y -> x + y) 20 30); print_newline ()

(* >>> output
2999998
7
10
<<< *)
