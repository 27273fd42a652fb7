(* Comparisons of all kinds of data.
   RUN: %everywhere %s
*)
type color = Red | Green | Blue
type shape = Point | Circle of float | Line of int * int | Empty | Poly of (int * int) list
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
type person = { name : string; age : int; tags : string list; mutable score : float }
type 'a snoc = Start | Snoc of 'a snoc * 'a
type rose = Rose of string * rose list
type single = Single of int * bool
type mixed = I of int | F of float | S of string | C of char | U of unit | B of bool | A of int array

let sign n = if n < 0 then "<" else if n > 0 then ">" else "="

(* The order of each pair of values, by `compare` and by the operators. *)
let table l =
  List.iter
    (fun x ->
      List.iter
        (fun y ->
          let s = sign (compare x y) in
          let by_operators = if x < y then "<" else if x > y then ">" else "=" in
          print_string s;
          if s <> by_operators then print_string "!";
          if (x = y) <> (s = "=") || (x <> y) = (x = y) then print_string "?";
          if (x <= y) = (x > y) || (x >= y) = (x < y) then print_string "*")
        l;
      print_string " ")
    l;
  print_newline ()

let rec build n = if n = 0 then Leaf else Node (build (n - 1), n, build (n - 1))
let rec chain n t = if n = 0 then t else chain (n - 1) (Snoc (t, n))

let () =
  table [Red; Green; Blue];
  table [Point; Circle 1.0; Circle 2.0; Line (1, 2); Line (1, 3); Line (0, 9); Empty; Poly []; Poly [(1, 2)]];
  table [Leaf; build 1; build 2; Node (Leaf, 2, Leaf); Node (Leaf, 1, build 1)];
  table [Some (Some 1); Some None; None; Some (Some 2)];
  table [Ok 1; Ok 2; Error "a"; Error "b"; Error ""];
  table [[]; [1]; [1; 2]; [2]; [0; 5; 5]; [1; 2; 3]];
  table [[[]]; []; [[1]; []]; [[1]; [2]]];
  table [("b", Red); ("a", Blue); ("b", Green)];
  table [[| Red |]; [| Blue; Red |]; [||]; [| Green |]];
  table [[| [1] |]; [| []; [2] |]; [| [0; 7] |]];
  let p = { name = "p"; age = 3; tags = ["x"]; score = 1.5 } in
  table [p; { p with name = "o" }; { p with age = 4 }; { p with tags = [] }; { p with score = 0.5 }];
  table [Start; Snoc (Start, 2); Snoc (Snoc (Start, 1), 1); Snoc (Start, 1)];
  table [Rose ("a", []); Rose ("a", [Rose ("b", [])]); Rose ("b", []); Rose ("a", [Rose ("a", []); Rose ("c", [])])];
  table [Single (1, true); Single (1, false); Single (0, true)];
  table [I 1; I 0; F 1.0; F (-1.0); S "x"; S "a"; C 'c'; U (); B true; B false; A [| 1 |]; A [||]];
  table [ref [1]; ref []; ref [0; 1]];
  table [(ref Red, [| Some 'c' |]); (ref Blue, [||])];
  (* NaN is equal to itself for `compare` only. *)
  let a = F nan and b = F 1.0 in
  Printf.printf "%b %b %b %b %b\n" (a = a) (a < b) (a > b) (a <= a) (a <> a);
  Printf.printf "%d %d %d\n" (compare a a) (compare a b) (compare b a);
  Printf.printf "%b %b\n" ([1.0; nan] < [1.0; 2.0]) ([1.0; nan] < [2.0; nan]);
  Printf.printf "%d\n" (compare [nan; 1.0] [nan; 2.0]);
  (* Equal values that are not the same. *)
  Printf.printf "%b %b\n" (build 10 = build 10) (build 10 < build 11);
  let l = List.init 100000 (fun i -> i) in
  Printf.printf "%b %d\n" (l = List.init 100000 (fun i -> i)) (compare l (l @ [1]));
  Printf.printf "%b %b\n" (chain 100000 Start = chain 100000 Start)
    (chain 100000 Start = chain 100000 (Snoc (Start, 0)));
  let show = function Red -> "R" | Green -> "G" | Blue -> "B" in
  print_endline (show (max Red Blue) ^ show (min Green Blue));
  let sorted = List.sort compare [Line (2, 1); Empty; Poly [(0, 0)]; Circle 0.5; Point; Line (1, 7)] in
  List.iter
    (function
      | Point -> print_string "point "
      | Empty -> print_string "empty "
      | Circle r -> Printf.printf "circle %.1f " r
      | Line (a, b) -> Printf.printf "line %d %d " a b
      | Poly l -> Printf.printf "poly %d" (List.length l))
    sorted;
  print_newline ();
  Printf.printf "%b %b\n" (List.mem (Circle 0.5) sorted) (List.mem (Circle 0.25) sorted);
  print_endline (List.assoc (Some [Blue]) [(None, "none"); (Some [Red], "red"); (Some [Blue], "blue")])
(* >>> output
=<< >=< >>= 
=<<<<<<<< >=<<<<><< >>=<<<><< >>>=<>><< >>>>=>><< >>><<=><< ><<<<<=<< >>>>>>>=< >>>>>>>>= 
=<<<< >=<<< >>=>> >><=> >><<= 
=>>< <=>< <<=< >>>= 
=<<<< >=<<< >>=<> >>>=> >><<= 
=<<<<< >=<<>< >>=<>< >>>=>> ><<<=< >>><>= 
=><< <=<< >>=< >>>= 
=>< <=< >>= 
=<>< >=>> <<=< ><>= 
=<> >=> <<= 
=><>> <=<<< >>=>> <><=< <><>= 
=<<< >=<> >>=> ><<= 
=<<< >=<> >>=> ><<= 
=>> <=> <<= 
=><<<<<<<<<< <=<<<<<<<<<< >>=><<<<<<<< >><=<<<<<<<< >>>>=><<<<<< >>>><=<<<<<< >>>>>>=<<<<< >>>>>>>=<<<< >>>>>>>>=><< >>>>>>>><=<< >>>>>>>>>>=> >>>>>>>>>><= 
=>> <=< <>= 
=< >= 
false false false false true
0 -1 1
false true
-1
true true
true -1
true false
BG
point empty circle 0.5 line 1 7 line 2 1 poly 1
true false
blue
<<< *)
