(* The decision trees of all matches, in the order of the text. No part is tested twice
   on a path, and outcomes that leave the same tests are one branch.

   RUN: %mincaml-llc %s --emit=decision-trees 2>/dev/null | FileCheck %s --match-full-lines --strict-whitespace
   RUN: %mincaml-llc %s --emit=dot-decision-trees 2>/dev/null | FileCheck %s --check-prefix=DOT
*)
(*
CHECK:[[#@LINE+8]]:17: match
CHECK-NEXT:  test xs
CHECK-NEXT:    [] -> case 1
CHECK-NEXT:    :: ->
CHECK-NEXT:      test ys
CHECK-NEXT:        [] -> case 2
CHECK-NEXT:        :: -> case 3: x = xs.hd, y = ys.hd
*)
let zip xs ys = match xs, ys with [], _ -> 1 | _, [] -> 2 | x :: _, y :: _ -> x + y
(* Intervals of characters are split only where another case begins or ends.
CHECK-NEXT:[[#@LINE+11]]:16: match
CHECK-NEXT:  test c
CHECK-NEXT:    '_' | 'a'..'z' -> case 1
CHECK-NEXT:    '0'..'4' | '6'..'9' ->
CHECK-NEXT:      case 2 if its condition holds
CHECK-NEXT:        otherwise -> case 4
CHECK-NEXT:    '5' ->
CHECK-NEXT:      case 2 if its condition holds
CHECK-NEXT:        otherwise -> case 3
CHECK-NEXT:    otherwise -> case 4
*)
let kind c n = match c with
  | 'a'..'z' | '_' -> 1 | '0'..'9' when n > 0 -> 2 | '5' -> 3 | _ -> 4
(* Fields, inline records, arguments of constructors, and elements of arrays.
CHECK-NEXT:[[#@LINE+17]]:12: function
CHECK-NEXT:  test value.shape
CHECK-NEXT:    Circle -> case 1: radius = value.shape.Circle.radius
CHECK-NEXT:    Box ->
CHECK-NEXT:      test value.tags
CHECK-NEXT:        length 2 ->
CHECK-NEXT:          test value.shape.Box.2
CHECK-NEXT:            0 ->
CHECK-NEXT:              test value.tags.(0)
CHECK-NEXT:                "flat" -> case 2: w = value.shape.Box.1
CHECK-NEXT:                otherwise -> case 3: w = value.shape.Box.1, h = value.shape.Box.2
CHECK-NEXT:            otherwise -> case 3: w = value.shape.Box.1, h = value.shape.Box.2
CHECK-NEXT:        otherwise -> case 3: w = value.shape.Box.1, h = value.shape.Box.2
CHECK-NEXT:    Dot -> case 4
*)
type shape = Circle of { radius : int } | Box of int * int | Dot
type item = { shape : shape; tags : string array }
let area = function
  | { shape = Circle { radius }; _ } -> radius
  | { shape = Box (w, 0); tags = [| "flat"; _ |] } -> w
  | { shape = Box (w, h); _ } -> w * h
  | { shape = Dot; _ } -> 0
(* The first part to be tested is the one that most cases require something of.
CHECK-NEXT:[[#@LINE+8]]:16: match
CHECK-NEXT:  test b
CHECK-NEXT:    true ->
CHECK-NEXT:      test n
CHECK-NEXT:        1 -> case 1
CHECK-NEXT:        otherwise -> case 3
CHECK-NEXT:    false -> case 2
*)
let most n b = match n, b with 1, true -> 0 | _, false -> 1 | _, true -> 2
(* A match with cases for exceptions has two trees.
CHECK-NEXT:[[#@LINE+10]]:16: match
CHECK-NEXT:  test value
CHECK-NEXT:    0 -> case 1
CHECK-NEXT:    otherwise -> no case matches
CHECK-NEXT:  test exn
CHECK-NEXT:    E -> case 2: n = exn.E
CHECK-NEXT:    Not_found -> case 3
CHECK-NEXT:    otherwise -> raise exn again
*)
exception E of int
let raised g = match g () with 0 -> 1 | exception E n -> n | exception Not_found -> 2
(*
CHECK-NEXT:[[#@LINE+3]]:15: try
CHECK-NEXT:  case 1: e = exn
*)
let tried g = try g () with e -> print_string "raised"; raise e
(* Alternatives that bind nothing need one test for each part.
CHECK-NEXT:[[#@LINE+12]]:17: match
CHECK-NEXT:  test a
CHECK-NEXT:    Red | Green ->
CHECK-NEXT:      test b
CHECK-NEXT:        Red | Green ->
CHECK-NEXT:          test value.3
CHECK-NEXT:            Red | Green -> case 1
CHECK-NEXT:            otherwise -> case 2
CHECK-NEXT:        otherwise -> case 2
CHECK-NEXT:    otherwise -> case 2
*)
type colour = Red | Green | Blue
let all a b f = match a, b, f a with
  | (Red | Green), (Red | Green), (Red | Green) -> 1
  | _ -> 2
(*
CHECK-NEXT:[[#@LINE+5]]:14: match
CHECK-NEXT:  test n
CHECK-NEXT:    -1..2 -> case 1
CHECK-NEXT:    otherwise -> case 2
*)
let near n = match n with -1 | 1 | 2 | 0 -> 1 | _ -> 2
(* No test where all values leave the same cases.
CHECK-NEXT:[[#@LINE+3]]:12: function
CHECK-NEXT:  case 1
*)
let none = function Red | Green | Blue -> 1
(*
CHECK-NEXT:[[#@LINE+6]]:14: match
CHECK-NEXT:  test f
CHECK-NEXT:    0.5 | 1e+20 -> case 1
CHECK-NEXT:    -2. -> case 2
CHECK-NEXT:    otherwise -> case 3
*)
let real f = match f with 0.5 | 1e20 -> 1 | -2. -> 2 | _ -> 3
(* The matches of a function that is copied for several types are printed once, and
those of the library never.
CHECK-NEXT:[[#@LINE+5]]:18: function
CHECK-NEXT:  test value
CHECK-NEXT:    [] -> case 1
CHECK-NEXT:    :: -> case 2: rest = value.tl
*)
let rec length = function [] -> 0 | _ :: rest -> 1 + length rest
let () = print_int (length [1] + length ["a"] + List.length (List.map succ [1; 2]))
(*
CHECK-NEXT:[[#@LINE+6]]:{{[0-9]+}}: pattern
CHECK-NEXT:  test value.1
CHECK-NEXT:    0 -> case 1: z = value.2
CHECK-NEXT:    otherwise -> no case matches
 CHECK-NOT:{{.+}}
*)
let (0, z) = (1, 2)
let () = print_int z
(* DOT: digraph "[[#@LINE-119]]:17: match" {
   DOT-NEXT:   n0 [label="xs"];
   DOT-NEXT:   n1 [label="case 1", shape=box];
   DOT-NEXT:   n0 -> n1 [label="[]"];
   DOT-NEXT:   n2 [label="ys"];
   DOT-NEXT:   n3 [label="case 2", shape=box];
   DOT-NEXT:   n2 -> n3 [label="[]"];
   DOT-NEXT:   n4 [label="case 3: x = xs.hd, y = ys.hd", shape=box];
   DOT-NEXT:   n2 -> n4 [label="::"];
   DOT-NEXT:   n0 -> n2 [label="::"];
   DOT-NEXT: }
   DOT:      digraph "{{.*}}: match" {
   DOT:      digraph "{{.*}}: match, exceptions" {
   DOT-NEXT:   n0 [label="exn"];
*)
