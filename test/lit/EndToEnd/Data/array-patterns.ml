(* Patterns of arrays.
   RUN: %everywhere %s
*)
type instruction = Push of int | Call of string * int array | Halt

let describe a =
  match a with
  | [||] -> "empty"
  | [| 0 |] -> "zero"
  | [| x |] -> "one: " ^ string_of_int x
  | [| x; y |] when x = y -> "twice " ^ string_of_int x
  | [| 0; y |] | [| y; 0 |] -> "zero and " ^ string_of_int y
  | [| _; _ |] -> "two"
  | [| 1; 2; 3 |] -> "one two three"
  | [| x; _; z |] -> Printf.sprintf "%d..%d" x z
  | _ -> string_of_int (Array.length a) ^ " elements"

let determinant m =
  match m with
  | [| [| a |] |] -> Some a
  | [| [| a; b |]; [| c; d |] |] -> Some (a * d - b * c)
  | [| [| a; b; c |]; [| d; e; f |]; [| g; h; i |] |] ->
    Some (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g))
  | _ -> None

let run = function
  | Push n -> n
  | Call ("neg", [| x |]) -> -x
  | Call ("add", [| x; y |]) -> x + y
  | Call (("min" | "max") as f, [| x; y |]) -> if f = "min" then min x y else max x y
  | Call ("sum", all) -> Array.fold_left (+) 0 all
  | Call (f, args) -> -1000 * String.length f - Array.length args
  | Halt -> 0

let swap = function [| a; b |] -> [| b; a |] | other -> other

let tag = function
  | [| "set"; name; value |] -> name ^ "=" ^ value
  | [| "get"; name |] -> name ^ "?"
  | [| "quit" | "exit" |] -> "bye"
  | _ -> "error"

let mixed = function
  | ([| Some x; None |] | [| None; Some x |]), _ -> x
  | [| Some x; Some y |], true -> x * y
  | [| Some x; Some y |], false -> x + y
  | _, _ -> -1

let () =
  List.iter
    (fun a -> print_endline (describe a))
    [ [||]; [| 0 |]; [| 5 |]; [| 4; 4 |]; [| 0; 0 |]; [| 0; 3 |]; [| 2; 0 |]; [| 1; 2 |];
      [| 1; 2; 3 |]; [| 1; 2; 4 |]; [| 1; 2; 3; 4 |] ];
  List.iter
    (fun m ->
      match determinant m with
      | Some d -> Printf.printf "%d " d
      | None -> print_string "none ")
    [ [| [| 7 |] |]; [| [| 1; 2 |]; [| 3; 4 |] |];
      [| [| 2; 0; 1 |]; [| 1; 3; 2 |]; [| 1; 1; 4 |] |]; [||]; [| [| 1; 2 |]; [| 3 |] |] ];
  print_newline ();
  List.iter
    (fun i -> Printf.printf "%d " (run i))
    [ Push 4; Call ("neg", [| 5 |]); Call ("add", [| 1; 2 |]); Call ("min", [| 8; 3 |]);
      Call ("max", [| 8; 3 |]); Call ("sum", [| 1; 2; 3; 4 |]); Call ("sum", [||]);
      Call ("neg", [| 1; 2 |]); Halt ];
  print_newline ();
  let a = swap [| 'x'; 'y' |] in
  Printf.printf "%c%c %d\n" a.(0) a.(1) (Array.length (swap [| 1.5 |]));
  List.iter
    (fun l -> print_endline (tag (Array.of_list l)))
    [["set"; "x"; "1"]; ["get"; "y"]; ["exit"]; ["quit"]; ["stay"]; []];
  List.iter
    (fun p -> Printf.printf "%d " (mixed p))
    [ ([| Some 3; None |], true); ([| None; Some 4 |], false); ([| Some 3; Some 4 |], true);
      ([| Some 3; Some 4 |], false); ([| None; None |], true); ([| Some 1 |], true) ];
  print_newline ();
  let [| x; y; z |] = [| 1.5; 2.5; 3.5 |] in
  Printf.printf "%.1f\n" (x +. (y *. z))
(* >>> output
empty
zero
one: 5
twice 4
twice 0
zero and 3
zero and 2
two
one two three
1..4
4 elements
7 -2 18 none none 
4 -5 3 3 8 10 0 -3002 0 
yx 1
x=1
y?
bye
bye
error
error
3 4 12 7 -1 -1 
10.2
<<< *)
