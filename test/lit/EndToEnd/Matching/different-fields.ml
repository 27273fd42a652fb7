(* The alternatives of a pattern bind a variable to fields in different positions.
   RUN: %everywhere %s
*)
type shape = Square of int | Box of string * float * int | Named of (string * int) | Empty
type point = { x : int; y : int }
type place = At of point | Near of bool * point | Nowhere

let size = function Square n | Box (_, _, n) | Named (_, n) -> n | Empty -> 0

let column = function
  | At { x; y = 0 } | Near (true, { y = x; _ }) -> x
  | At { y; _ } | Near (_, { x = y; _ }) -> 10 * y
  | Nowhere -> -1

let middle = function
  | [| _; n |] | [| n |] | [| _; _; n; _ |] -> n
  | _ -> 99

let pairs = function
  | (Square n, (Empty | Square _)) | (_, Square n) -> n
  | (Box (_, r, _), _) | (_, Box (_, r, _)) -> int_of_float r
  | _ -> -2

let () =
  let print n = print_int n; print_char ' ' in
  List.iter (fun s -> print (size s)) [Square 1; Box ("b", 2.5, 3); Named ("n", 4); Empty];
  print_newline ();
  List.iter (fun p -> print (column p))
    [At { x = 5; y = 0 }; At { x = 6; y = 7 }; Near (true, { x = 8; y = 9 });
     Near (false, { x = 1; y = 2 }); Nowhere];
  print_newline ();
  List.iter (fun a -> print (middle a)) [[|1|]; [|1; 2|]; [|1; 2; 3; 4|]; [|1; 2; 3|]; [||]];
  print_newline ();
  List.iter (fun p -> print (pairs p))
    [(Square 1, Empty); (Square 2, Square 3); (Empty, Square 4); (Box ("", 5.5, 6), Empty);
     (Square 7, Box ("", 8.5, 9)); (Empty, Named ("", 10)); (Square 11, Named ("", 12))];
  print_newline ()

(* >>> output
1 3 4 0 
5 70 9 10 -1 
1 2 3 99 99 
1 2 4 5 8 -2 -2 
<<< *)
