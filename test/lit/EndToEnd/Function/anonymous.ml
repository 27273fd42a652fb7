(* Functions without a name.
   RUN: %everywhere %s
*)
let compose f g = fun x -> f (g x)
let add = fun (x, y) z -> x + y * z
let rec fact = fun n -> if n <= 1 then 1 else n * fact (n - 1)
let print n = print_int n; print_newline ()
let apply f x = f x
let () =
  let h = compose (fun x -> x + 1) (fun x -> x * 2) in
  print (h 5);
  print (add (1, 2) 3);
  print (fact 5);
  print ((fun _ -> 7) true);
  let k = fun () -> print 8; print 9 in
  k ();
  apply (fun x -> print x; print (x + 1)) 10;
  let curried = fun x -> fun y -> x * 10 + y in
  print ((curried 1) 2);
  let fs = Array.make 3 (fun x -> x) in
  fs.(1) <- (fun x -> if x > 0 then fs.(2) (x - 1) else 100);
  fs.(2) <- (fun x -> if x > 0 then fs.(1) (x - 1) else 200);
  print (fs.(1) 1000001); print (fs.(1) 7 + fs.(0) 1);
  let f = print in
  let f = fun x -> f (x + 1) in
  f 1;
  if true then print 3 else (fun () -> print 4) ()

(* >>> output
11
7
120
7
8
9
10
11
12
200
201
2
3
<<< *)
