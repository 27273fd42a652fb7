(* Functions whose bodies are functions, called with all, some and more
   arguments. A parameter that does not match raises Match_failure when it gets
   its argument.
   RUN: %everywhere %s
*)
let rec length n = function [] -> n | _ :: rest -> length (n + 1) rest
let choose b = fun x -> function 0 -> x | y -> if b then x else y
let first [x] = fun y -> x + y
let second x = fun [y] -> x + y
let rec scale k = function [] -> [] | x :: rest -> (k * x) :: scale k rest
let hidden x = fun x -> function 0 -> x | x -> x
let compose f g = function x -> f (g x)
let try_it f = try f () with Match_failure _ -> -1

let () =
  print_int (length 0 [1; 2; 3]); print_newline ();
  let from_ten = length 10 in
  print_int (from_ten [1] + from_ten []); print_newline ();
  let chosen = choose true 5 in
  print_int (chosen 0 * 100 + chosen 7 * 10 + choose false 5 6); print_newline ();
  List.iter print_int (List.concat_map (fun k -> scale k [1; 2]) [3; 4]);
  print_newline ();
  List.iter (fun f -> print_int (f [1; 2] |> List.length)) (List.map scale [1; 2]);
  print_newline ();
  print_int (hidden 1 2 0 * 10 + hidden 1 2 3); print_newline ();
  print_int (compose (fun x -> x + 1) (fun x -> x * 2) 5); print_newline ();
  print_int (try_it (fun () -> let _ = first [] in 1)); print_newline ();
  print_int (try_it (fun () -> let _ = second 1 in 1)); print_newline ();
  print_int (try_it (fun () -> second 1 [])); print_newline ()

(* >>> output
3
21
556
3648
22
23
11
-1
1
-1
<<< *)
