(* Calls with fewer and with more arguments than a function has parameters.
   RUN: %everywhere %s
*)
let add x y = x + y
let inc = add 1
let make_adder n = print_string "make;"; fun x -> x + n
let compose f g = fun x -> f (g x)
let twice f x = f (f x)
let apply f x = f x
let flip f x y = f y x
let map f a = Array.init (Array.length a) (fun i -> f a.(i))
let add3 x y z = x * 100 + y * 10 + z
let () =
  print_int (inc 4); print_newline ();
  print_int (make_adder 3 4); print_newline ();
  print_int (compose inc (add 10) 5); print_newline ();
  print_int (twice (add 5) 1); print_newline ();
  print_int (apply add 1 2); print_newline ();
  print_int (apply make_adder 1 2); print_newline ();
  print_int (flip add3 1 2 3); print_newline ();
  print_int (flip make_adder 10 20); print_newline ();
  let fs = map add [|1; 2; 3|] in
  Array.iter (fun f -> print_int (f 10); print_char ' ') fs;
  let g = add3 1 in
  let h = g 2 in
  print_int (h 3); print_int (g 5 6); print_newline ();
  let ops = [| add; make_adder; (fun a b -> a * b); add3 7 |] in
  Array.iter (fun f -> print_int (f 3 4); print_char ' ') ops;
  Array.iter (Printf.printf "%d,") [|1;2;3|];
  print_newline ();
  let k = Array.map (max 2) [|1;2;3|] in
  Array.iter (Printf.printf "%d-%s," 5) [|"a"; "b"|];
  Array.iter print_int k;
  let f = fun a -> fun b -> fun c -> a + b * c in
  print_int (f 1 2 3);
  print_int (Array.fold_left (fun g x -> compose g (add x)) inc [|1;2;3|] 100);
  print_newline ();
  let r = ref (fun x -> x) in
  for i = 1 to 3 do
    let old = !r in
    r := fun x -> old (x + i)
  done;
  print_int (!r 10)

(* >>> output
5
make;7
16
11
3
make;3
213
make;30
11 12 13 123156
7 make;7 12 734 1,2,3,
5-a,5-b,2237107
16<<< *)
