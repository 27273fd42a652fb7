(* Functions of OCaml's library that are expanded; also as values, and under the
   program's own definitions.
   RUN: %everywhere %s
*)
let print n = print_int n; print_newline ()
let show n = print n; n
let () =
  print (min 3 4 + max 5 6 + abs (-7) + succ 8 - pred 9);
  print_float (max 1.5 (min 2.5 3.5)); print_newline ();
  print max_int; print min_int; print (abs (show (-5)));
  print (min (show 8) (show 8 - 1));
  print (if max true false then 1 else 0);
  let map f x = f x in
  print (map succ 3); print (map abs (-3)); print (map pred 3);
  let fold f a b c = f (f a b) c in
  print (fold max 1 5 3); print (fold min 4 2 3);
  print (fst (1, 2)); print (snd (1, 2));
  let (a, b) = (fst ((1, 2), 3), snd ((1, 2), 3)) in
  print (fst a + b);
  ignore (show 1); ignore (1.5, print 2);
  let abs x = x * 100 in
  print (abs 2);
  let ref x = x + 1 in
  print (ref 2)
let nan = 0.0 /. 0.0
let () =
  print_float (min nan 1.0); print_newline ();
  print_float (min 1.0 nan); print_newline ();
  print_float (max nan 1.0); print_newline ()

(* >>> output
17
2.5
2147483647
-2147483648
-5
5
8
8
7
1
4
3
2
5
2
1
2
4
1
2
200
3
1.
nan
1.
<<< *)
