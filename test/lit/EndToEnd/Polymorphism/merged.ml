(* Copies that become the same code are merged: loops, groups of functions, closures and
   what a run-time error says.
   RUN: %everywhere %s
   RUN: %mincaml-llc %s --target=host -O1 --emit=llvm -o - | FileCheck %s
   CHECK: define {{.*}} @ml.last(
   CHECK-NOT: @ml.last#1(
   CHECK: define {{.*}} @ml.even(
   CHECK-NOT: define {{.*}} @ml.even#
*)
let rec last a i = if i + 1 >= Array.length a then a.(i) else last a (i + 1)
let rec even a i = if i = Array.length a then true else odd a (i + 1)
and odd a i = if i = Array.length a then false else even a (i + 1)
let rec fold f x a i =
  if i = Array.length a then x else fold f (f x a.(i)) a (i + 1)
let second _ y = y
let swap_ends a =
  let n = Array.length a in
  let t = a.(0) in
  a.(0) <- a.(n - 1);
  a.(n - 1) <- t

let () =
  let ints = [| 1; 2; 3 |] and chars = [| 'a'; 'b' |] and strings = [| "x"; "yz" |]
  and arrays = [| [| 5 |]; [| 6; 7 |] |] and pairs = [| (1, 'p'); (2, 'q') |] in
  print_int (last ints 0);
  print_char (last chars 0);
  print_string (last strings 0);
  print_int (last (last arrays 0) 0);
  print_char (snd (last pairs 0));
  print_newline ();
  let show b = print_string (if b then "even " else "odd ") in
  show (even ints 0);
  show (even chars 0);
  show (even strings 0);
  show (even arrays 0);
  print_newline ();
  print_int (fold second 0 ints 0);
  print_char (fold second ' ' chars 0);
  print_string (fold second "" strings 0);
  swap_ends ints;
  swap_ends chars;
  swap_ends strings;
  print_int ints.(0);
  print_char chars.(0);
  print_string strings.(0);
  print_newline ();
  let try_last f = try f () with Invalid_argument s -> print_endline s in
  try_last (fun () -> print_char (last chars 2));
  try_last (fun () -> print_string (last strings 7));
  try_last (fun () -> print_int (last [| 8; 9 |] 2))


(* >>> output
3byz7q
odd even even even 
3byz3byz
index out of bounds
index out of bounds
index out of bounds
<<< *)
