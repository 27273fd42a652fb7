(* Nested patterns of all kinds.
   RUN: %everywhere %s
*)
type color = Red | Black
type tree = Empty | Node of color * tree * int * tree
type item = Int of int | Str of string | List of item list | Pair of (item * item) | Nothing

(* Red-black trees: the four cases of the balance are one pattern. *)
let balance = function
  | Black, Node (Red, Node (Red, a, x, b), y, c), z, d
  | Black, Node (Red, a, x, Node (Red, b, y, c)), z, d
  | Black, a, x, Node (Red, Node (Red, b, y, c), z, d)
  | Black, a, x, Node (Red, b, y, Node (Red, c, z, d)) ->
    Node (Red, Node (Black, a, x, b), y, Node (Black, c, z, d))
  | color, a, x, b -> Node (color, a, x, b)

let insert x t =
  let rec go = function
    | Empty -> Node (Red, Empty, x, Empty)
    | Node (color, a, y, b) as t ->
      if x < y then balance (color, go a, y, b)
      else if x > y then balance (color, a, y, go b)
      else t
  in
  match go t with Node (_, a, y, b) -> Node (Black, a, y, b) | Empty -> Empty

let rec depth = function Empty -> 0 | Node (_, a, _, b) -> 1 + max (depth a) (depth b)

let rec black_depth = function
  | Empty -> Some 1
  | Node (color, a, _, b) ->
    (match black_depth a, black_depth b, color with
     | Some m, Some n, _ when m <> n -> None
     | Some m, Some _, Black -> Some (m + 1)
     | Some m, Some _, Red -> Some m
     | _ -> None)

let rec red_red = function
  | Empty -> false
  | Node (Red, Node (Red, _, _, _), _, _) | Node (Red, _, _, Node (Red, _, _, _)) -> true
  | Node (_, a, _, b) -> red_red a || red_red b

let rec describe = function
  | Int 0 -> "zero"
  | Int (1 | 2 | 3 as n) -> "small " ^ string_of_int n
  | Int n when n < 0 -> "negative"
  | Int _ -> "int"
  | Str "" -> "empty string"
  | Str ("yes" | "no" as answer) -> "answer " ^ answer
  | Str s -> "string of " ^ string_of_int (String.length s)
  | List [] -> "empty list"
  | List [x] -> "list of " ^ describe x
  | List (Int a :: Int b :: _) -> Printf.sprintf "ints %d, %d, ..." a b
  | List ((Str _ as first) :: rest) ->
    Printf.sprintf "%s and %d more" (describe first) (List.length rest)
  | List (_ :: _ :: _ as l) -> "list of " ^ string_of_int (List.length l)
  | Pair (Nothing, Nothing) -> "nothing"
  | Pair (Nothing, x) | Pair (x, Nothing) -> "half " ^ describe x
  | Pair ((a, b) as p) when a = b -> "twice " ^ describe (fst p)
  | Pair (List (x :: _), (Int _ | Str _ as y)) -> describe x ^ " before " ^ describe y
  | Pair p -> describe (fst p) ^ " with " ^ describe (snd p)
  | Nothing -> "none"

let classify c =
  match c with
  | 'a' | 'e' | 'i' | 'o' | 'u' -> "vowel"
  | 'a'..'z' -> "consonant"
  | '0'..'4' | '5'..'9' -> "digit"
  | '\n' | '\t' | ' ' -> "blank"
  | _ -> "other"

let () =
  let rec build i t = if i > 500 then t else build (i + 1) (insert (i * 37 mod 501) t) in
  let t = build 1 Empty in
  Printf.printf "%d %b %b\n" (depth t) (red_red t) (black_depth t = None);
  let ordered = List.fold_left (fun t x -> insert x t) Empty (List.init 255 (fun i -> i)) in
  (match ordered, black_depth ordered with
   | Node (Black, Node (_, _, l, _), x, Node (_, _, r, _)), Some n ->
     Printf.printf "%d %d %d %d\n" l x r n
   | _ -> print_endline "wrong");
  List.iter
    (fun i -> print_endline (describe i))
    [ Int 0; Int 2; Int (-5); Int 77; Str ""; Str "no"; Str "maybe"; List []; List [List []];
      List [Int 4; Int 5; Nothing]; List [Str "x"; Int 1; Int 2]; List [Nothing; Nothing];
      Pair (Nothing, Nothing); Pair (Nothing, Int 3); Pair (Str "yes", Nothing);
      Pair (Int 9, Int 9); Pair (List [Int 1; Nothing], Str "abc");
      Pair (List [], Int 1); Nothing ];
  String.iter (fun c -> print_string (classify c ^ " ")) "ax7 Z";
  print_newline ();
  let ((a, _), (b, (c, _))) = ((1, 2), (3, (4, 5))) in
  let first (Some x, _ | None, x) = x + 1 in
  Printf.printf "%d %d %d %d\n" a b c (first (Some 6, 7))
(* >>> output
12 false false
63 127 191 9
zero
small 2
negative
int
empty string
answer no
string of 5
empty list
list of empty list
ints 4, 5, ...
string of 1 and 2 more
list of 2
nothing
half small 3
half answer yes
twice int
small 1 before string of 3
empty list with small 1
none
vowel consonant digit blank other 
1 3 4 7
<<< *)
