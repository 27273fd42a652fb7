(* Calls between functions of a group in tail position: ten million in constant stack, with
   and without captured variables, through closures, with unit and float arguments.
   RUN: %everywhere %s
*)
let rec even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1)

let turn k =
  let rec left n acc = if n <= 0 then acc + k else right (n - 1) (acc + 1)
  and right n acc = if n <= 0 then acc - k else straight (acc + 1) n
  and straight acc n = if n <= 0 then acc else left (n - 1) (acc - 1) in
  left 3000000 0

let closures k =
  let rec f n x = if n <= 0 then x else g (n - 1) (x +. k)
  and g n x = if n <= 0 then 0. -. x else h () n x
  and h () n x = f (n - 1) (x -. k) in
  (f, g)

let () =
  print_int (if even 10000000 then 1 else 0);
  print_newline ();
  print_int (turn 5);
  print_newline ();
  let (f, g) = closures 0.5 in
  print_int (int_of_float (f 1000001 2.) + int_of_float (g 1000001 3.));
  print_newline ()

(* >>> output
1
1500005
0
<<< *)
