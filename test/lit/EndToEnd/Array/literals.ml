(* Arrays by their elements, evaluated in order; empty ones of all types.
   RUN: %everywhere %s
*)
let print n = print_int n; print_newline ()
let show n = print n; n
let a = [| 3; 1 + 1; 7; |]
let m = [| [| 1.5; 2.5 |]; [||]; [| 3.5 |] |]
let fs = [| (fun x -> x + 1); (fun x -> x + a.(0)) |]
let no_functions = if Array.length fs = 5 then fs else [||]
let no_tuples = if Array.length a = 5 then [| (1, (2.0, [| true |]), ref 1) |] else [||]
let () =
  for i = 0 to Array.length a - 1 do print a.(i) done;
  print (Array.length m.(1)); print_float m.(0).(1); print_newline ();
  print (fs.(1) 4);
  a.(0) <- fs.(0) a.(1);
  print a.(0);
  print (Array.length no_functions + Array.length no_tuples);
  let b = [| show 1 |] in
  let c = [| 2; (print 3; show 4); b.(0) |] in
  print (c.(0) + c.(1) + c.(2));
  print [| 5; 6 |].(1);
  let fresh () = [| 1; 2 |] in
  let p = fresh () and q = fresh () in
  p.(0) <- 9;
  print (p.(0) + q.(0));
  let us = [| (); () |] in
  us.(1)

(* >>> output
3
2
7
0
2.5
7
3
0
1
3
4
7
6
10
<<< *)
